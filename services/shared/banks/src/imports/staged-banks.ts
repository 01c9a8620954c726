import { copyText } from '@pruefer/platform';
import type { BankFileRecord } from '../bank-file-record.js';
import type { QueryClient } from '../query-client.js';

/** Fields and columns of a record, in the order of a line. */
const columns = {
  bankCode: 'bank_code',
  isHolder: 'is_holder',
  name: 'name',
  postalCode: 'postal_code',
  place: 'place',
  shortName: 'short_name',
  pan: 'pan',
  bic: 'bic',
  method: 'method',
  recordNumber: 'record_number',
  change: 'change',
  deletionPlanned: 'deletion_planned',
  successor: 'successor',
} as const satisfies Readonly<Record<keyof BankFileRecord, string>>;

const fields = Object.keys(columns) as (keyof BankFileRecord)[];

/** The columns of a record, for statements. */
export const bankColumns = Object.values(columns).join(', ');

/** Statement that receives records as lines (`stagedLine`). */
export const COPY_STAGED = `COPY pg_temp.staged_bank (country, ${bankColumns}) FROM STDIN`;

/** A temporary table for the import of a file, dropped with the connection. */
export async function createStaging(connection: QueryClient): Promise<void> {
  await connection.query('DROP TABLE IF EXISTS pg_temp.staged_bank');
  await connection.query(`
    CREATE TEMP TABLE staged_bank (
      country text NOT NULL,
      bank_code text NOT NULL,
      is_holder boolean NOT NULL,
      name text NOT NULL,
      postal_code text,
      place text,
      short_name text,
      pan text,
      bic text,
      method text,
      record_number text NOT NULL,
      change text NOT NULL,
      deletion_planned boolean NOT NULL,
      successor text
    )`);
}

/** A record as a line for `COPY_STAGED`. */
export function stagedLine(country: string, record: BankFileRecord): string {
  let line = country;
  for (const field of fields) {
    const value = record[field];
    line += `\t${typeof value === 'boolean' ? String(value) : copyText(value)}`;
  }
  return `${line}\n`;
}

/** A country in the staging table. */
interface StagedCountry {
  readonly country: string;
  readonly records: number;
  /** Bank codes that are not deleted. */
  readonly bankCodes: number;
}

const COUNT = `
  SELECT country, count(*)::int AS records, (count(*) FILTER (WHERE is_holder AND change <> 'D'))::int AS "bankCodes"
    FROM pg_temp.staged_bank GROUP BY country ORDER BY country`;

/** The countries of the staged file. */
export async function countStaged(connection: QueryClient): Promise<StagedCountry[]> {
  // Comparing without it would be planned for an empty table.
  await connection.query('ANALYZE pg_temp.staged_bank');
  return (await connection.query<StagedCountry>(COUNT)).rows;
}
