import type { CsvRow } from './csv-rows.js';

/** Gives the cell of a row under a heading. */
export type CellOf<Name extends string> = (row: readonly string[], name: Name) => string;

/** Rows below a heading, with a way to their cells by name. */
export interface CsvTable<Name extends string> {
  readonly rows: readonly CsvRow[];
  readonly cellOf: CellOf<Name>;
  /** How many cells a row has. */
  readonly width: number;
}

/**
 * Finds the heading of a table and what stands below it.
 * @param headings the publisher's heading for each name that is asked for; further columns do no harm
 * @returns undefined when no row holds all of them
 */
export function csvTable<Name extends string>(
  rows: readonly CsvRow[],
  headings: Readonly<Record<Name, string>>,
): CsvTable<Name> | undefined {
  const names = Object.keys(headings) as Name[];
  const at = rows.findIndex((row) => 'cells' in row && names.every((name) => row.cells.includes(headings[name])));
  const heading = rows[at];
  if (!heading || !('cells' in heading)) return undefined;
  const columns = new Map(names.map((name) => [name, heading.cells.indexOf(headings[name])]));
  return {
    rows: rows.slice(at + 1),
    cellOf: (row, name) => row[columns.get(name)!] ?? '',
    width: heading.cells.length,
  };
}
