import { isIbanName } from './column-names.js';
import { ibanIn, type Likeness, likenessOf } from './iban-cell.js';

type Cells = readonly string[];

/** A column with fewer IBANs than this part of the fullest one has them by chance, as a free text may. */
const MIN_SHARE = 0.2;

/**
 * The columns with IBANs: those with the most cells that look like one, and those that are named so and have any. Without such cells, all columns that
 * are named so.
 * @param columns names; empty texts without a header
 */
export function ibanColumns(rows: readonly Cells[], columns: readonly string[]): readonly number[] {
  const all = columns.map((_, column) => countsOf(rows, column));
  const level = all.some(({ iban }) => iban > 0) ? 'iban' : 'form';
  const most = Math.max(...all.map((counts) => counts[level]));
  const isColumn = columns.map((name, column) => {
    const { iban, form, broken } = all[column]!;
    if (isIbanName(name) && iban + form + broken > 0) return true;
    return most > 0 && all[column]![level] >= most * MIN_SHARE;
  });
  const indices = isColumn.flatMap((is, column) => (is ? [column] : []));
  return indices.length > 0 ? withoutCopies(rows, indices) : namedColumns(columns);
}

function countsOf(rows: readonly Cells[], column: number): Record<Likeness, number> {
  const counts = { iban: 0, form: 0, broken: 0 };
  for (const cells of rows) {
    const likeness = likenessOf(cells[column] ?? '');
    if (likeness) counts[likeness] += 1;
  }
  return counts;
}

function namedColumns(columns: readonly string[]): readonly number[] {
  return columns.flatMap((name, column) => (isIbanName(name) ? [column] : []));
}

/** Some files have each IBAN twice, with and without blanks: then the first column is meant. */
function withoutCopies(rows: readonly Cells[], indices: readonly number[]): readonly number[] {
  const [first = 0, ...others] = indices;
  const isCopy = others.every((column) =>
    rows.every((cells) => ibanIn(cells[column] ?? '') === ibanIn(cells[first] ?? '')),
  );
  return isCopy ? [first] : indices;
}
