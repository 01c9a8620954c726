/** IBANs with known verdicts: German ones of real bank codes, other countries' examples, and broken ones. */
export const VALID_IBANS = [
  'DE89370400440532013000',
  'DE02120300000000202051',
  'DE02500105170137075030',
  'DE12500105170648489890',
  'AT611904300234573201',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  'CH9300762011623852957',
] as const;

export const INVALID_IBANS = ['DE88370400440532013000', 'XX89370400440532013000', 'DE8937040044053201300'] as const;

const ALL = [...VALID_IBANS, ...INVALID_IBANS];

/** The n-th of an endless row of IBANs in which about every fourth is invalid. */
export function ibanNumber(n: number): string {
  return ALL[n % ALL.length] ?? VALID_IBANS[0];
}
