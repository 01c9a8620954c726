/** What the request log holds of an IBAN from the start. */
export const logIbanModes = ['full', 'masked', 'none'] as const;
export type LogIbanMode = (typeof logIbanModes)[number];
