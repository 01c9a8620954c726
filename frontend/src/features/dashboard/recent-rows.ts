const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  px: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

/** Ten rows fill the panel next to the others; fewer do not spread out. */
export const rows = { typography: 'body2', flex: 1, display: 'flex', flexDirection: 'column' } as const;

const columns = 'minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(88px, .7fr) minmax(80px, auto)';

export const headRow = {
  ...row,
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: columns,
  flex: '0 0 40px',
  typography: 'caption',
  fontWeight: 550,
  color: 'text.secondary',
  '& > :last-of-type': { textAlign: 'right' },
} as const;

/** Two lines on phones: client and result, then address and time. */
export const bodyRow = {
  ...row,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: columns },
  gridTemplateAreas: { xs: '"key status" "address time"', sm: '"key address status time"' },
  rowGap: 1,
  flex: '1 0 auto',
  minHeight: 56,
  maxHeight: { sm: 80 },
  py: { xs: 2.5, sm: 1.5 },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

export const addressCell = { gridArea: 'address', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
