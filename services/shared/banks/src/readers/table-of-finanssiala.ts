import type { CodeRange } from '../lines/code-ranges.js';
import type { PublisherTable } from './publisher-table.js';

/** Length of a Finnish bank code in an IBAN. */
const PLACES = 3;
/** Far above any institution's number of codes; a cell of tens of thousands would block the reader. */
const MAX_PARTS = 200;

/**
 * The codes of an institution: `5` for 500 to 599, `34` for 340 to 349, also lists and ranges. Codes of four digits extend into the account number,
 * so an IBAN's three digits do not identify their bank.
 */
function parseCodes(cell: string): readonly CodeRange[] | undefined {
  const parts = cell.split(/,|\sja\s/, MAX_PARTS + 1);
  if (parts.length > MAX_PARTS) return undefined;
  const ranges: CodeRange[] = [];
  let codeCount = 0;
  for (const part of parts.map((text) => text.trim()).filter(Boolean)) {
    const [, from = '', to = from] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(part) ?? [];
    if (from === '' || to.length !== from.length || to < from) return undefined;
    if (from.length > PLACES) continue;
    const range = { first: from.padEnd(PLACES, '0'), last: to.padEnd(PLACES, '9') };
    codeCount += Number(range.last) - Number(range.first) + 1;
    if (codeCount > 10 ** PLACES) return undefined;
    ranges.push(range);
  }
  return ranges;
}

/** Finland: the list of institutions, each with the first digits of its account numbers. */
export const tableOfFinanssiala: PublisherTable = {
  country: 'FI',
  publisher: 'Finanssiala ry',
  authority: 'derived',
  headings: { code: 'Rahalaitostunnus', bic: 'BIC', name: 'Rahalaitos' },
  parseCodes,
};
