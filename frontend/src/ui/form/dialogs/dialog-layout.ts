/** A form that fills its dialog: the fields scroll, title and buttons stay. */
export const dialogForm = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

export const dialogFields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 5,
} as const;
