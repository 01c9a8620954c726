import type { PublisherTable } from './publisher-table.js';

/** Places of a Finnish bank code in an IBAN. */
const PLACES = 3;
/** No institution names nearly as many; a cell of tens of thousands would hold the reader up. */
const MOST_PARTS = 200;

/**
 * The codes that an institution holds: `5` stands for 500 to 599, `34` for 340 to 349; also several, and from one to another. Codes of four
 * digits reach into the account number: an IBAN's three digits do not tell whose they are.
 */
function codesOf(cell: string): readonly string[] | undefined {
  const parts = cell.split(/,|\sja\s/, MOST_PARTS + 1);
  if (parts.length > MOST_PARTS) return undefined;
  const codes = new Set<string>();
  let named = 0;
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    const [, first = '', last = first] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(part) ?? [];
    if (first === '' || last.length !== first.length || last < first) return undefined;
    if (first.length > PLACES) continue;
    const from = Number(first.padEnd(PLACES, '0'));
    const to = Number(last.padEnd(PLACES, '9'));
    named += to - from + 1;
    if (named > 10 ** PLACES) return undefined;
    for (let code = from; code <= to; code++) codes.add(String(code).padStart(PLACES, '0'));
  }
  return [...codes];
}

/** Finland: the list of institutions, each with the beginnings of its account numbers. */
export const tableOfFinanssiala: PublisherTable = {
  country: 'FI',
  publisher: 'Finanssiala ry',
  authority: 'derived',
  headings: {
    code: 'Rahalaitostunnus',
    bic: 'BIC',
    name: 'Rahalaitos',
    otherName: null,
    postalCode: null,
    place: null,
  },
  codesOf,
};
