import type { PublisherTable } from './publisher-table.js';

/** Places of a Finnish bank code in an IBAN. */
const PLACES = 3;

/**
 * The codes that an institution holds: `5` stands for 500 to 599, `34` for 340 to 349; also several, and from one to another. Codes of four
 * digits reach into the account number: an IBAN's three digits do not tell whose they are.
 */
function codesOf(cell: string): readonly string[] | undefined {
  const codes: string[] = [];
  for (const part of cell.split(/\s*,\s*|\s+ja\s+/).filter(Boolean)) {
    const [, first = '', last = first] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(part) ?? [];
    if (first === '' || last.length !== first.length || last < first) return undefined;
    if (first.length > PLACES) continue;
    const from = Number(first.padEnd(PLACES, '0'));
    const to = Number(last.padEnd(PLACES, '9'));
    for (let code = from; code <= to; code++) codes.push(String(code).padStart(PLACES, '0'));
  }
  return codes;
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
