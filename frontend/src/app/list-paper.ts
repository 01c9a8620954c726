import type { CssVarsTheme, Theme } from '@mui/material/styles';

/** The surface of a list that opens below a field or a button. */
export const listPaper = ({ theme: { vars } }: { theme: Omit<Theme, 'components'> & CssVarsTheme }) => ({
  marginTop: 4,
  borderRadius: 10,
  border: `1px solid ${vars.palette.line.main}`,
  backgroundColor: vars.palette.surface.overlay,
  backgroundImage: 'none',
  boxShadow: vars.shadows[2],
});
