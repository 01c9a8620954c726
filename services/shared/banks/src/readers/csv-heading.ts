import { type CsvForm, csvRow } from './csv-row.js';

/** What a publisher writes above a column; several: at different times. null: it has no such column. */
export type Heading = string | readonly string[] | null;

export type Headings<Name extends string> = Readonly<Record<Name, Heading>>;

/** Where the columns of a table stand, and how its rows are cut. */
export interface FoundHeading<Name extends string> {
  readonly columns: ReadonlyMap<Name, number>;
  /** How many cells the heading has. */
  readonly width: number;
  readonly form: CsvForm;
}

/** What is longer is no heading and need not be cut into cells. */
const MOST_CHARACTERS = 4_000;
/** Spreadsheets break a heading inside quotes. */
const MOST_LINES = 3;
/** A heading stands below a title or a few lines of notice: more of a file is not searched for it. */
export const LINES_WITH_HEADING = 20;

/** Looks for the line that names the columns of a table; further columns do no harm. */
export class HeadingSearch<Name extends string> {
  private begun: readonly string[] = [];
  private linesLeft = LINES_WITH_HEADING;

  /** @param forms in which the table may come */
  constructor(
    private readonly headings: Headings<Name>,
    private readonly forms: readonly CsvForm[],
  ) {}

  /** @returns undefined: this line does not end the heading */
  take(line: string): FoundHeading<Name> | undefined {
    if (this.linesLeft === 0) return undefined;
    this.linesLeft--;
    const lines = [...this.begun, line];
    const joined = lines.join(' ');
    const mayGoOn = lines.length < MOST_LINES && joined.length < MOST_CHARACTERS;
    this.begun = mayGoOn && joined.split('"').length % 2 === 0 ? lines : [];
    return this.headingIn(line) ?? (lines.length > 1 ? this.headingIn(joined) : undefined);
  }

  private headingIn(text: string): FoundHeading<Name> | undefined {
    if (text.length > MOST_CHARACTERS) return undefined;
    for (const form of this.forms) {
      const row = csvRow(text, form);
      const columns = 'cells' in row ? this.columnsIn(row.cells) : undefined;
      if (columns && 'cells' in row) return { columns, width: row.cells.length, form };
    }
    return undefined;
  }

  private columnsIn(cells: readonly string[]): ReadonlyMap<Name, number> | undefined {
    const written = cells.map((cell) => cell.replace(/\s+/g, ' '));
    const columns = new Map<Name, number>();
    for (const name of Object.keys(this.headings) as Name[]) {
      const heading = this.headings[name];
      if (heading === null) continue;
      const wanted: readonly string[] = typeof heading === 'string' ? [heading] : heading;
      const place = written.findIndex((cell) => wanted.includes(cell));
      if (place < 0) return undefined;
      columns.set(name, place);
    }
    return columns;
  }
}
