import { isIbanName } from './column-names.js';
import { detectResemblance, ibanIn, type IbanResemblance } from './iban-cell.js';
import type { Cells } from './table-row.js';

/** A column with fewer IBANs than this part of the fullest one has them by chance, as a free text may. */
const MIN_SHARE = 0.2;

/**
 * The columns with IBANs, the fullest first: those with the most cells that look like one, and those that are named so and have any. Without such cells,
 * all columns that are named so.
 * @param names of all columns; empty texts without a header
 */
export function detectIbanColumns(rows: readonly Cells[], names: readonly string[]): readonly number[] {
  const all = countsByColumn(rows, names);
  const level = all.some(({ iban }) => iban > 0) ? 'iban' : 'form';
  const most = all.reduce((max, counts) => Math.max(max, counts[level]), 0);
  const isColumn = names.map((name, column) => {
    const { iban, form, broken } = all[column]!;
    if (isIbanName(name) && iban + form + broken > 0) return true;
    return most > 0 && all[column]![level] >= most * MIN_SHARE;
  });
  const indices = [...names.keys()].filter((column) => isColumn[column]);
  if (indices.length === 0) return [...names.keys()].filter((column) => isIbanName(names[column]!));
  return withoutCopies(rows, indices).toSorted((one, other) => all[other]![level] - all[one]![level]);
}

/** Reads each cell once, however many columns a single row has. */
function countsByColumn(rows: readonly Cells[], names: readonly string[]): Readonly<Record<IbanResemblance, number>>[] {
  const all = names.map(() => ({ iban: 0, form: 0, broken: 0 }));
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) {
      const resemblance = detectResemblance(cell);
      if (resemblance) all[column]![resemblance] += 1;
    }
  return all;
}

/** Some files have each IBAN twice, with and without blanks: then the first column is meant. */
function withoutCopies(rows: readonly Cells[], indices: readonly number[]): readonly number[] {
  const [first = 0, ...others] = indices;
  const isCopy = others.every((column) =>
    rows.every((cells) => ibanIn(cells[column] ?? '') === ibanIn(cells[first] ?? '')),
  );
  return isCopy ? [first] : indices;
}
