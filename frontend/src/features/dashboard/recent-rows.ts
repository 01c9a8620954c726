const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  px: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

const columns = 'minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(88px, .7fr) minmax(80px, auto)';

export const headRow = {
  ...row,
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: columns,
  height: 40,
  typography: 'caption',
  fontWeight: 550,
  color: 'text.secondary',
  '& > :last-of-type': { textAlign: 'right' },
} as const;

/** On phones two lines: who and with what result, from where and when. */
export const bodyRow = {
  ...row,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: columns },
  gridTemplateAreas: { xs: '"key status" "address time"', sm: '"key address status time"' },
  rowGap: 1,
  minHeight: 56,
  py: { xs: 2.5, sm: 1.5 },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

export const addressCell = { gridArea: 'address', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
