import { type CsvRow, CsvRows } from '@pruefer/iban';
import type { FileLayout, ReadRow, RowReader } from '../row/file-row.js';
import { toReadRow } from '../row/to-read-row.js';
import { TextLines } from '../text/text-lines.js';
import { refuseOpenQuotes, UnreadableFile } from '../row/unreadable-file.js';

/** Reads the rows of a CSV file below its header. */
export class CsvReader implements RowReader {
  private readonly lines = new TextLines();
  private readonly rows: CsvRows;
  private readonly ibanColumn: number;

  /** @throws UnreadableFile `unclear_iban_column` */
  constructor(private readonly layout: FileLayout) {
    const { delimiter, ibanColumn } = layout;
    if (ibanColumn === null) throw new UnreadableFile('unclear_iban_column');
    this.ibanColumn = ibanColumn;
    this.rows = new CsvRows(delimiter ?? ';', refuseOpenQuotes);
  }

  push(text: string): ReadRow[] {
    return this.read(this.lines.push(text));
  }

  end(): ReadRow[] {
    return [...this.read(this.lines.end()), ...this.rows.end().map((row) => this.readRow(row))];
  }

  private read(lines: ReturnType<TextLines['push']>): ReadRow[] {
    const { firstLine } = this.layout;
    return this.rows.push(lines.filter(({ line }) => line >= firstLine)).map((row) => this.readRow(row));
  }

  private readRow({ line, cells }: CsvRow): ReadRow {
    if (cells === null) return { line, reason: 'row_too_long', cells: [] };
    const { bicColumn, referenceColumn } = this.layout;
    const bic = bicColumn === null ? undefined : cells[bicColumn];
    const reference = referenceColumn === null ? undefined : cells[referenceColumn];
    return toReadRow(line, { iban: cells[this.ibanColumn], bic, reference }, cells);
  }
}
