import { csvRow } from './csv-row.js';
import type { Findings } from './findings.js';

/** A row below the heading. */
export interface TableRow<Name extends string> {
  readonly line: number;
  readonly cells: readonly string[];
  /** Its cells by name; what is missing is empty. */
  readonly fields: Readonly<Record<Name, string>>;
}

/**
 * Finds the heading of a table line by line, and hands on what stands below it. Empty lines do not count, and rows that cannot be cut are
 * reported.
 */
export class CsvTable<Name extends string> {
  private columns: ReadonlyMap<Name, number> | undefined;
  /** How many cells the heading has. */
  width = 0;

  /** @param headings the publisher's heading for each name that is asked for; further columns do no harm */
  constructor(
    private readonly headings: Readonly<Record<Name, string>>,
    private readonly findings: Findings,
    private readonly handle: (row: TableRow<Name>) => void,
  ) {}

  /** Whether a line has held all headings. */
  get hasHeading(): boolean {
    return this.columns !== undefined;
  }

  take(content: string, line: number): void {
    if (content.trim() === '') return;
    const row = csvRow(content);
    if (!this.columns) this.findHeading('cells' in row ? row.cells : []);
    else if ('reason' in row) this.findings.reject(line, row.reason);
    else this.handle({ line, cells: row.cells, fields: fieldsOf(this.columns, row.cells) });
  }

  private findHeading(cells: readonly string[]): void {
    const names = Object.keys(this.headings) as Name[];
    if (!names.every((name) => cells.includes(this.headings[name]))) return;
    this.columns = new Map(names.map((name) => [name, cells.indexOf(this.headings[name])]));
    this.width = cells.length;
  }
}

function fieldsOf<Name extends string>(columns: ReadonlyMap<Name, number>, cells: readonly string[]) {
  const fields = {} as Record<Name, string>;
  for (const [name, place] of columns) fields[name] = cells[place] ?? '';
  return fields;
}
