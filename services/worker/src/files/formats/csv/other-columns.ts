import { MAX_REFERENCE_LENGTH } from '@pruefer/contracts';
import { type Cells, cleanBic, ibanIn, isBicName, referenceRank } from '@pruefer/iban';

/** Part of the cells that must be a BIC of the IBAN's country, in a column without a name. */
const MIN_BIC_SHARE = 0.5;
const COUNTRY_START = 4;
const COUNTRY_END = 6;

/**
 * The column that is named so, or contains BICs of the countries of the IBANs; the next one to the IBANs if there are several.
 * @param ibanColumn null: unclear
 */
export function detectBicColumn(
  rows: readonly Cells[],
  columns: readonly string[],
  ibanColumn: number | null,
): number | null {
  if (ibanColumn === null) return null;
  const indices = [...columns.keys()].filter((column) => column !== ibanColumn);
  const namedColumns = indices.filter((column) => isBicName(columns[column]!));
  const bicColumns =
    namedColumns.length > 0 ? namedColumns : indices.filter((column) => hasBics(rows, column, ibanColumn));
  const distances = bicColumns.map((column) => Math.abs(column - ibanColumn));
  return bicColumns[distances.lastIndexOf(Math.min(...distances))] ?? null;
}

/** The column whose name is most likely that of a reference, and whose cells are short enough for one. */
export function detectReferenceColumn(rows: readonly Cells[], columns: readonly string[]): number | null {
  let [best, bestRank] = [-1, Infinity];
  for (const [column, name] of columns.entries()) {
    const rank = referenceRank(name) ?? Infinity;
    if (rank < bestRank && rows.every((cells) => (cells[column]?.length ?? 0) <= MAX_REFERENCE_LENGTH))
      [best, bestRank] = [column, rank];
  }
  return best === -1 ? null : best;
}

/** Names of towns have the form of a BIC, too: only the IBAN's country tells them apart. */
function hasBics(rows: readonly Cells[], column: number, ibanColumn: number): boolean {
  const values = rows.filter((cells) => cells[column]);
  const bics = values.filter((cells) => {
    const country = cleanBic(cells[column]!)?.slice(COUNTRY_START, COUNTRY_END);
    return country !== undefined && country === ibanIn(cells[ibanColumn] ?? '')?.slice(0, 2);
  });
  return bics.length > 0 && bics.length >= values.length * MIN_BIC_SHARE;
}
