/** Panels side by side from 1200 px. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
} as const;

/** Columns from 1200 px; the right one, with the preview, is a little wider. */
export const unevenColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.12fr)' },
  alignItems: 'start',
  gap: 5,
} as const;
