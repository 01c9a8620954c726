/** Initial content of the request log for an IBAN. */
export const logIbanModes = ['full', 'masked', 'none'] as const;
export type LogIbanMode = (typeof logIbanModes)[number];
