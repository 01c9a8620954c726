/** A list of rows in a panel or a drawer, each under a hairline. */
export const rowList = { m: 0, p: 0, listStyle: 'none', typography: 'body2' } as const;

/** A list of rows with a hairline between them. */
export const linedList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;

/** A row of several lines in a drawer. */
export const lineRow = { display: 'grid', gap: 1, px: 6, py: 4, typography: 'body2' } as const;

/** The button below the lines of a row: its words begin where theirs do. */
export const lineButton = { ml: -3.5, justifySelf: 'start' } as const;

export const recordRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  minHeight: 60,
  px: 5,
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

/** A row of a drawer, whose head has wider edges. */
export const drawerRow = { ...recordRow, px: 6 } as const;

/** The words of a row: they take the room that its buttons leave. */
export const rowText = { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' } as const;

export const rowName = { fontWeight: 550 } as const;

export const rowDetail = { color: 'text.secondary' } as const;

export const rowButtons = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
