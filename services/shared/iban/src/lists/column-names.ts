/** Names of columns as people write them, in German and English, without signs and in lower case. */
const IBAN_NAME = /iban/;
/** Instead of an IBAN. */
const NO_IBAN = /^(?:keine?|ohne|no) |\b(?:fehlt|missing)\b/;
const BIC_NAME = /\b(?:bic|swift)|\bbank identifier/;
/** The best name first: a purpose is free text, and a reference only for want of another. */
const referenceNames = [
  /end ?to ?end/,
  /referenz|\breference\b|\bref\b/,
  /\b(?:kunden|mitglieds?|debitor(?:en)?|kreditor(?:en)?|lieferanten|personal|mandats?|vertrags?) ?(?:nummer|nr|id)\b/,
  /\b(?:customer|member|client|debtor|creditor|supplier|employee|contract) ?(?:number|no|id)\b/,
  /\b(?:rechnungs?|beleg|auftrags?|invoice|order) ?(?:nummer|nr|number|no|id)\b/,
  /\bverwendungszweck\b|\bpurpose\b|\bremittance/,
];

/** `KundenNr.`, `Kunden-Nr.` and `kunden_nr` are the same name. */
function plain(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isIbanName(name: string): boolean {
  const text = plain(name);
  return IBAN_NAME.test(text) && !NO_IBAN.test(text);
}

export function isBicName(name: string): boolean {
  return BIC_NAME.test(plain(name)) && !isIbanName(name);
}

/** 0 for the best name of a column with references; undefined: the column has another meaning. */
export function referenceRank(name: string): number | undefined {
  const rank = referenceNames.findIndex((pattern) => pattern.test(plain(name)));
  return rank === -1 || isIbanName(name) || isBicName(name) ? undefined : rank;
}

/** The index of the column that a customer names or counts from 1; undefined: there is none. */
export function chosenColumn(columns: readonly string[], choice: string | number): number | undefined {
  const index = columns.findIndex((name) => plain(name) === plain(String(choice)));
  if (typeof choice === 'string' && index !== -1) return index;
  const number = Number(choice);
  return Number.isInteger(number) && number >= 1 && number <= columns.length ? number - 1 : undefined;
}
