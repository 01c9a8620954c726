import type { BankAuthority } from '@pruefer/iban';

export interface LoadedBankFile {
  readonly country: string;
  readonly source: string;
  readonly authority: BankAuthority;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly records: number;
}

const MAX_FILES = 100;

const LIST = `
  SELECT DISTINCT ON (country) country, source, authority, valid_from::text AS "validFrom", valid_until::text AS "validUntil", records
    FROM banks.data_set
   WHERE valid_from <= (now() AT TIME ZONE 'Europe/Berlin')::date AND withdrawn_at IS NULL
   ORDER BY country, data_set.valid_from DESC, id DESC
   LIMIT ${MAX_FILES}`;

/** The valid file of each country. Requires the right to read files but not banks. @param select runs a statement and returns its rows */
export function listLoadedBankFiles(select: (sql: string) => Promise<LoadedBankFile[]>): Promise<LoadedBankFile[]> {
  return select(LIST);
}
