/** The headline of the home page. */
export const headlineStyle = { maxWidth: 860, textWrap: 'balance', overflowWrap: 'break-word' } as const;

/** The text below the headline. */
export const leadStyle = { mt: { xs: 3, md: 4 }, maxWidth: 560, color: 'text.secondary' } as const;
