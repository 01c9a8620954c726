import type { BankAuthority } from '@pruefer/iban';

/** A publisher's file whose facts answers are made with, or will be. */
export interface LoadedBankFile {
  readonly country: string;
  readonly source: string;
  readonly authority: BankAuthority;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly records: number;
}

/** No directory has more countries. */
const MOST = 100;

const LIST = `
  SELECT DISTINCT ON (country) country, source, authority, valid_from::text AS "validFrom", valid_until::text AS "validUntil", records
    FROM banks.data_set
   WHERE valid_from <= (now() AT TIME ZONE 'Europe/Berlin')::date AND withdrawn_at IS NULL
   ORDER BY country, data_set.valid_from DESC, id DESC
   LIMIT ${MOST}`;

/**
 * The file in force of each country. Who may read the files alone, and no bank, can ask this.
 * @param select runs a statement and gives its rows
 */
export function listLoadedBankFiles(select: (sql: string) => Promise<LoadedBankFile[]>): Promise<LoadedBankFile[]> {
  return select(LIST);
}
