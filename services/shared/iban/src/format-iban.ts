const GROUP = 4;
const SHOWN = 4;
const masks = Array.from({ length: 64 }, (_, count) => '*'.repeat(count));

/** An IBAN in groups of four, as it is written on paper: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(iban: string): string {
  let text = iban.slice(0, GROUP);
  for (let start = GROUP; start < iban.length; start += GROUP) text += ` ${iban.slice(start, start + GROUP)}`;
  return text;
}

/** The same without what is between the first and the last four places: `DE89 **** **** **** **30 00`. */
export function maskedIban(iban: string): string {
  return formatIban(iban.slice(0, SHOWN) + masks[iban.length - 2 * SHOWN]! + iban.slice(-SHOWN));
}
