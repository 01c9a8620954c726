import { Problem } from '@pruefer/contracts';
import { DatabaseError } from 'pg';
import { tableRules } from '../rules/table-rules.js';

const NOT_NULL = '23502';
const CHECK = '23514';
/** Values that a column cannot hold, and values that are too large or too deep for PostgreSQL. */
const wrongValues = ['22', '54'];

/** The problem of a file. @param content German: the table and what is wrong in it */
export const fileRefusal = (content: string): Problem =>
  new Problem('backup_unreadable', { text: `Die Datei enthält in ${content}. Nichts hat sich geändert.` });

/** The problem that names the first wrong value of a file. @param row its number in the table, from 1 */
function refusedValue(table: string, row: number | undefined, column?: string): Problem {
  const place = row === undefined ? table : `${table}, Zeile ${row},`;
  const allows = column && tableRules[table]?.columns[column]?.allows;
  const value = allows
    ? `in „${column}“ einen Wert, der dort nicht erlaubt ist (erlaubt: ${allows})`
    : 'einen Wert, der dort nicht erlaubt ist';
  return fileRefusal(`${place} ${value}`);
}

/** The problem of a table with too many rows. */
export function refusedRows(table: string, maxRows: number): Problem {
  return fileRefusal(`${table} ab Zeile ${maxRows + 1} mehr Einträge, als erlaubt sind (höchstens ${maxRows})`);
}

/** Maps an error of COPY to its problem; other errors are unchanged. */
export function toValueRefusal(error: unknown, table: string | undefined): unknown {
  if (!(error instanceof DatabaseError) || table === undefined) return error;
  const { code = '', constraint, column, where = '' } = error;
  // As in: COPY file_logs_requests, line 5, column count: "x"
  const [, line, copyColumn] = /, line (\d+)(?:, column ([a-z_]+))?/.exec(where) ?? [];
  const row = line === undefined ? undefined : Number(line);
  if (code === CHECK) return refusedValue(table, row, constraint);
  if (code === NOT_NULL) return refusedValue(table, row, column);
  return wrongValues.some((kind) => code.startsWith(kind)) ? refusedValue(table, row, copyColumn) : error;
}
