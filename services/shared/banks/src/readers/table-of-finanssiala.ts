import type { CodeRange } from './code-ranges.js';
import type { PublisherTable } from './publisher-table.js';

/** Places of a Finnish bank code in an IBAN. */
const PLACES = 3;
/** No institution names nearly as many; a cell of tens of thousands would hold the reader up. */
const MOST_PARTS = 200;

/**
 * The codes that an institution holds: `5` stands for 500 to 599, `34` for 340 to 349; also several, and from one to another. Codes of four
 * digits reach into the account number: an IBAN's three digits do not tell whose they are.
 */
function codesOf(cell: string): readonly CodeRange[] | undefined {
  const parts = cell.split(/,|\sja\s/, MOST_PARTS + 1);
  if (parts.length > MOST_PARTS) return undefined;
  const ranges: CodeRange[] = [];
  let named = 0;
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    const [, from = '', to = from] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(part) ?? [];
    if (from === '' || to.length !== from.length || to < from) return undefined;
    if (from.length > PLACES) continue;
    const range = { first: from.padEnd(PLACES, '0'), last: to.padEnd(PLACES, '9') };
    named += Number(range.last) - Number(range.first) + 1;
    if (named > 10 ** PLACES) return undefined;
    ranges.push(range);
  }
  return ranges;
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
