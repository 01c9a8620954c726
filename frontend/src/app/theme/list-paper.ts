import type { AppTheme } from './theme-types.js';

/** The surface of a list that opens below a field or a button. */
export const listPaper = ({ theme: { vars } }: { theme: AppTheme }) => ({
  marginTop: 4,
  borderRadius: 10,
  border: `1px solid ${vars.palette.line.main}`,
  backgroundColor: vars.palette.surface.overlay,
  backgroundImage: 'none',
  boxShadow: vars.shadows[2],
});
