import { type FoundHeading, type Headings, HeadingSearch } from './csv-heading.js';
import { type CsvForm, csvRow, strictForm } from './csv-row.js';
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
  private readonly search: HeadingSearch<Name>;
  private heading: FoundHeading<Name> | undefined;

  /**
   * @param headings the publisher's heading for each name that is asked for; further columns do no harm
   * @param forms in which it may come
   */
  constructor(
    private readonly headings: Headings<Name>,
    private readonly findings: Findings,
    private readonly handle: (row: TableRow<Name>) => void,
    forms: readonly CsvForm[] = [strictForm],
  ) {
    this.search = new HeadingSearch(headings, forms);
  }

  /** Whether a line has held all headings. */
  get hasHeading(): boolean {
    return this.heading !== undefined;
  }

  /** How many cells the heading has. */
  get width(): number {
    return this.heading?.width ?? 0;
  }

  take(content: string, line: number): void {
    if (content.trim() === '') return;
    if (!this.heading) {
      this.heading = this.search.take(content);
      return;
    }
    const row = csvRow(content, this.heading.form);
    if ('reason' in row) this.findings.reject(line, row.reason);
    else this.handle({ line, cells: row.cells, fields: this.fieldsOf(row.cells, this.heading) });
  }

  private fieldsOf(cells: readonly string[], { columns }: FoundHeading<Name>): Readonly<Record<Name, string>> {
    const fields = {} as Record<Name, string>;
    for (const name in this.headings) fields[name] = cells[columns.get(name) ?? -1] ?? '';
    return fields;
  }
}
