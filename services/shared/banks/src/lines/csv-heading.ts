import { type CsvForm, csvRow } from './csv-row.js';

/** Heading of a column; several: of different times; an empty list: there is no such column. */
export type ColumnHeading = string | readonly string[];

export type Headings<Name extends string> = Readonly<Record<Name, ColumnHeading>>;

export interface TableHeading<Name extends string> {
  readonly columns: ReadonlyMap<Name, number>;
  readonly width: number;
  readonly form: CsvForm;
}

/** Longer lines are not headings and are not split. */
const MAX_CHARACTERS = 4_000;
/** Spreadsheets break a heading inside quotes. */
const MAX_LINES = 3;
/** A heading may follow a title or a few lines of notice; only these lines are searched. */
export const LINES_WITH_HEADING = 20;

/** Finds the line with the column headings of a table; additional columns are allowed. */
export class HeadingSearch<Name extends string> {
  private openLines: readonly string[] = [];
  private linesLeft = LINES_WITH_HEADING;

  /** @param forms possible CSV forms of the table */
  constructor(
    private readonly headings: Headings<Name>,
    private readonly forms: readonly CsvForm[],
  ) {}

  /** @returns undefined: this line does not complete the heading */
  read(line: string): TableHeading<Name> | undefined {
    if (this.linesLeft === 0) return undefined;
    this.linesLeft--;
    const lines = [...this.openLines, line];
    const joinedLines = lines.join(' ');
    const mayContinue = lines.length < MAX_LINES && joinedLines.length < MAX_CHARACTERS;
    this.openLines = mayContinue && joinedLines.split('"').length % 2 === 0 ? lines : [];
    return this.headingIn(line) ?? (lines.length > 1 ? this.headingIn(joinedLines) : undefined);
  }

  private headingIn(text: string): TableHeading<Name> | undefined {
    if (text.length > MAX_CHARACTERS) return undefined;
    for (const form of this.forms) {
      const row = csvRow(text, form);
      const columns = 'cells' in row ? this.columnsIn(row.cells) : undefined;
      if (columns && 'cells' in row) return { columns, width: row.cells.length, form };
    }
    return undefined;
  }

  private columnsIn(cells: readonly string[]): ReadonlyMap<Name, number> | undefined {
    const headings = cells.map((cell) => cell.replace(/\s+/g, ' '));
    const columns = new Map<Name, number>();
    for (const name of Object.keys(this.headings) as Name[]) {
      const heading = this.headings[name];
      const spellings: readonly string[] = typeof heading === 'string' ? [heading] : heading;
      if (spellings.length === 0) continue;
      const index = headings.findIndex((cell) => spellings.includes(cell));
      if (index < 0) return undefined;
      columns.set(name, index);
    }
    return columns;
  }
}
