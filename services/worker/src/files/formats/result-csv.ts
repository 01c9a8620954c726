import { type Language, textIn } from '@pruefer/contracts';
import { CSV_BEGIN, csvLines, type CsvRow } from '@pruefer/platform';
import type { FileLayout, FileRow, RejectedRow } from './row/file-row.js';
import { rejectionTexts } from './row/rejection-texts.js';

/** The verdict on a row. */
export type RowVerdict =
  | {
      readonly valid: boolean;
      readonly iban: string;
      readonly country?: string | undefined;
      readonly bic?: string | undefined;
      readonly bankName?: string | undefined;
      readonly reason?: string | undefined;
    }
  | { readonly failed: string };

export interface CheckedRow {
  readonly row: FileRow;
  readonly verdict: RowVerdict;
}

/** A file that is written piece by piece, in UTF-8. */
interface LinesWriter<Row> {
  /** Written once at the start of the file. */
  readonly begin: string;
  formatLines(rows: readonly Row[]): string;
}

const words = {
  de: {
    resultColumns: ['Gültig', 'IBAN', 'Land', 'BIC', 'Bank', 'Grund'],
    errorColumns: ['Zeile', 'Grund'],
    valid: 'ja',
    invalid: 'nein',
    failed: 'nicht geprüft',
  },
  en: {
    resultColumns: ['Valid', 'IBAN', 'Country', 'BIC', 'Bank', 'Reason'],
    errorColumns: ['Line', 'Reason'],
    valid: 'yes',
    invalid: 'no',
    failed: 'not checked',
  },
} as const;

/** The result of a file in its own form: the customer's cells followed by ours, or one JSON object per line. */
export function resultLines(layout: FileLayout, language: Language): LinesWriter<CheckedRow> {
  if (layout.format !== 'csv') return { begin: '', formatLines: (rows) => jsonLines(rows.map(resultObject)) };
  const { columns } = layout;
  return {
    begin: CSV_BEGIN + formatCsv([[...columns, ...words[language].resultColumns]], layout),
    formatLines: (rows) =>
      formatCsv(
        rows.map(({ row, verdict }) => [...ownCells(row.cells, layout), ...resultCells(verdict, language)]),
        layout,
      ),
  };
}

/** The rows that were not checked: their lines, the reasons, and the customer's cells. */
export function errorLines(layout: FileLayout, language: Language): LinesWriter<RejectedRow> {
  const describeReason = ({ reason }: RejectedRow) => textIn(rejectionTexts[reason], language);
  if (layout.format !== 'csv') {
    const toErrorObject = (row: RejectedRow) => ({ line: row.line, code: row.reason, reason: describeReason(row) });
    return { begin: '', formatLines: (rows) => jsonLines(rows.map(toErrorObject)) };
  }
  return {
    begin: CSV_BEGIN + formatCsv([[...words[language].errorColumns, ...layout.columns]], layout),
    formatLines: (rows) =>
      formatCsv(
        rows.map((row) => [row.line, describeReason(row), ...ownCells(row.cells, layout)]),
        layout,
      ),
  };
}

/** Makes as many cells as there are columns. It joins surplus cells in the last one, so that the added cells stay in their columns. */
function ownCells(cells: readonly string[], { columns: { length }, delimiter }: FileLayout): readonly string[] {
  const content = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  if (content.length > length)
    return [...content.slice(0, length - 1), content.slice(length - 1).join(delimiter ?? ';')];
  return Array.from({ length }, (_, column) => content[column] ?? '');
}

function resultCells(verdict: RowVerdict, language: Language): readonly string[] {
  const { valid: yes, invalid: no, failed: notChecked } = words[language];
  if ('failed' in verdict) return [notChecked, '', '', '', '', verdict.failed];
  const { valid, iban, country = '', bic = '', bankName = '', reason = '' } = verdict;
  return [valid ? yes : no, iban, country, bic, bankName, reason];
}

function resultObject({ row: { line, reference }, verdict }: CheckedRow): Readonly<Record<string, unknown>> {
  const row = { line, reference: reference ?? null };
  if ('failed' in verdict)
    return { ...row, valid: null, iban: null, country: null, bic: null, bank: null, reason: verdict.failed };
  const { valid, iban, country, bic, bankName, reason } = verdict;
  const bank = { country: country ?? null, bic: bic ?? null, bank: bankName ?? null };
  return { ...row, valid, iban, ...bank, reason: reason ?? null };
}

function jsonLines(objects: readonly Readonly<Record<string, unknown>>[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('');
}

/** In the file's own delimiter. */
function formatCsv(rows: readonly CsvRow[], { delimiter }: FileLayout): string {
  return csvLines(rows, delimiter ?? undefined);
}
