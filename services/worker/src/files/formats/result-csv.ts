import { withoutFormulas } from '@pruefer/contracts';
import { stringify } from 'csv-stringify/sync';
import type { FileRow, RejectedRow, Understanding } from './row/file-row.js';
import { rejectionTexts } from './row/rejection-texts.js';

/** What the check says about a row. */
export type RowVerdict =
  | {
      readonly valid: boolean;
      readonly iban: string;
      readonly country?: string | undefined;
      readonly bic?: string | undefined;
      readonly bankName?: string | undefined;
      /** German. */
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
  linesOf(rows: readonly Row[]): string;
}

/** The byte order mark that makes spreadsheets read the file as UTF-8. */
const CSV_BEGIN = '\uFEFF';
const RESULT_COLUMNS = ['Gültig', 'IBAN', 'Land', 'BIC', 'Bank', 'Grund'];
const ERROR_COLUMNS = ['Zeile', 'Grund'];

/** The result of a file in its own form: the customer's cells with ours behind them, or one JSON object per line. */
export function resultLines(understanding: Understanding): LinesWriter<CheckedRow> {
  if (understanding.format !== 'csv') return { begin: '', linesOf: (rows) => jsonLines(rows.map(resultObject)) };
  const { columns } = understanding;
  return {
    begin: CSV_BEGIN + csvLines([[...columns, ...RESULT_COLUMNS]], understanding),
    linesOf: (rows) =>
      csvLines(
        rows.map(({ row, verdict }) => [...ownCells(row.cells, understanding), ...resultCells(verdict)]),
        understanding,
      ),
  };
}

/** The rows that were not checked: their lines, the reasons, and the customer's cells. */
export function errorLines(understanding: Understanding): LinesWriter<RejectedRow> {
  if (understanding.format !== 'csv') return { begin: '', linesOf: (rows) => jsonLines(rows.map(errorObject)) };
  return {
    begin: CSV_BEGIN + csvLines([[...ERROR_COLUMNS, ...understanding.columns]], understanding),
    linesOf: (rows) =>
      csvLines(
        rows.map(({ line, reason, cells }) => [line, rejectionTexts[reason], ...ownCells(cells, understanding)]),
        understanding,
      ),
  };
}

/** As many cells as columns: surplus ones are joined in the last one, so that ours stay in their columns. */
function ownCells(cells: readonly string[], { columns: { length }, delimiter }: Understanding): readonly string[] {
  const content = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  if (content.length > length)
    return [...content.slice(0, length - 1), content.slice(length - 1).join(delimiter ?? ';')];
  return Array.from({ length }, (_, column) => content[column] ?? '');
}

function resultCells(verdict: RowVerdict): readonly string[] {
  if ('failed' in verdict) return ['nicht geprüft', '', '', '', '', verdict.failed];
  const { valid, iban, country = '', bic = '', bankName = '', reason = '' } = verdict;
  return [valid ? 'ja' : 'nein', iban, country, bic, bankName, reason];
}

function resultObject({ row: { line, reference }, verdict }: CheckedRow): Readonly<Record<string, unknown>> {
  const row = { line, reference: reference ?? null };
  if ('failed' in verdict)
    return { ...row, valid: null, iban: null, country: null, bic: null, bank: null, reason: verdict.failed };
  const { valid, iban, country, bic, bankName, reason } = verdict;
  const bank = { country: country ?? null, bic: bic ?? null, bank: bankName ?? null };
  return { ...row, valid, iban, ...bank, reason: reason ?? null };
}

function errorObject({ line, reason }: RejectedRow): Readonly<Record<string, unknown>> {
  return { line, code: reason, reason: rejectionTexts[reason] };
}

function jsonLines(objects: readonly Readonly<Record<string, unknown>>[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('');
}

/** Lines without formulas, in the file's own delimiter (docs/SECURITY.md E7). */
function csvLines(rows: readonly (readonly (string | number)[])[], { delimiter }: Understanding): string {
  return stringify(rows as (string | number)[][], {
    delimiter: delimiter ?? ';',
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { string: withoutFormulas },
  });
}
