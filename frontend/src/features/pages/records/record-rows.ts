/** Rows of a drawer, each under a hairline. */
export const drawerRowList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& > li:first-of-type': { borderTop: 0 },
} as const;

export const drawerRecordRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  minHeight: 60,
  px: 6,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
