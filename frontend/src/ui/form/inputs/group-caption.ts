/** The label above a group of controls. */
export const groupCaption = { mb: 1.5, typography: 'body2', fontWeight: 550, color: 'text.primary' } as const;
