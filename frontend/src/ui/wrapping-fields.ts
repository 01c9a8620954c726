/** Many fields of a filter: one below the other on a phone, else side by side on as many lines as they need. */
export const wrappingFields = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  alignItems: { xs: 'stretch', md: 'center' },
  gap: 3,
} as const;
