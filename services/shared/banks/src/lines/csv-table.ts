import { type Headings, HeadingSearch, type TableHeading } from './csv-heading.js';
import { type CsvForm, csvRow, strictForm } from './csv-row.js';
import type { Findings } from './findings.js';
import type { LineReader } from './line-reader.js';

interface TableRow<Name extends string> {
  readonly line: number;
  readonly cells: readonly string[];
  /** Cells by name; missing ones are empty. */
  readonly fields: Readonly<Record<Name, string>>;
}

/** Finds the heading of a table and passes on the rows below it. Skips empty lines and reports rows that cannot be split. */
export class CsvTable<Name extends string> {
  private readonly search: HeadingSearch<Name>;
  private heading: TableHeading<Name> | undefined;

  /** @param headings the publisher's heading for each name; additional columns are allowed; @param forms possible CSV forms of the table */
  constructor(
    private readonly headings: Headings<Name>,
    private readonly findings: Findings,
    private readonly handle: (row: TableRow<Name>) => void,
    forms: readonly CsvForm[] = [strictForm],
  ) {
    this.search = new HeadingSearch(headings, forms);
  }

  /** Number of columns; 0 until the heading was found. */
  get width(): number {
    return this.heading?.width ?? 0;
  }

  /** A reader of the table's lines. @param end gives the result of a file that has the table */
  reader(end: () => ReturnType<LineReader['end']>): LineReader {
    return { read: (content, line) => this.readLine(content, line), end: () => this.heading && end() };
  }

  private readLine(content: string, line: number): void {
    if (content.trim() === '') return;
    if (!this.heading) {
      this.heading = this.search.read(content);
      return;
    }
    const row = csvRow(content, this.heading.form);
    if ('reason' in row) this.findings.reject(line, row.reason);
    else this.handle({ line, cells: row.cells, fields: this.fieldsByColumn(row.cells, this.heading) });
  }

  private fieldsByColumn(cells: readonly string[], { columns }: TableHeading<Name>): Readonly<Record<Name, string>> {
    const fields = {} as Record<Name, string>;
    for (const name in this.headings) fields[name] = cells[columns.get(name) ?? -1] ?? '';
    return fields;
  }
}
