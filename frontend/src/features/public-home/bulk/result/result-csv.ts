import { withoutFormulas } from '@pruefer/contracts/formats';
import type { TableRow } from '@pruefer/iban';
import { bulkTexts } from '~/texts/bulk.js';
import type { IbanList } from '../list/iban-list.js';
import type { Results } from './totals.js';

/** The byte order mark that makes spreadsheets read the file as UTF-8. */
const BEGIN = '\uFEFF';
const texts = bulkTexts.csv;

/** The customer's lines as they came, with the results in columns after theirs; for spreadsheets in the language of the page. */
export function resultCsv({ head, rows, width, column }: IbanList, results: Results): string {
  const ownColumns = Array.from({ length: width }, (_, index) => head?.[index] ?? texts.own(index + 1));
  const lines = rows.map((row) => [...ownCells(row, width), ...resultCells(row, column, results)]);
  return BEGIN + [[...ownColumns, ...texts.head], ...lines].map(csvLine).join('');
}

function ownCells({ cells }: TableRow, width: number): string[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? '');
}

function resultCells({ line, cells }: TableRow, column: number, results: Results): string[] {
  const row = results.get(line);
  if (row) return [texts.verdicts[row.status], row.iban, row.blz, row.bic, row.bank, row.note];
  return [texts.verdicts.failed, '', '', '', '', cells[column] ? texts.unsent : texts.empty];
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(texts.separator)}\r\n`;
}
