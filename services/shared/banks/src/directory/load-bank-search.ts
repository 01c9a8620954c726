import type { DataSet } from './bank-index.js';
import { BankSearch, type SearchableBank } from './bank-search.js';
import type { QueryClient } from '../query-client.js';

const RECORDS_PER_QUERY = 2_000;

const RECORDS = `
  SELECT b.bank_code AS "bankCode", b.record_number AS "recordNumber", NOT b.is_holder AS "isBranch", b.name,
         nullif(b.short_name, '') AS "shortName", b.bic, nullif(b.postal_code, '') AS "postalCode", nullif(b.place, '') AS place,
         b.change = 'D' AS "isDeleted", b.deletion_planned AS "deletionPlanned"
    FROM banks.bank b
    JOIN banks.data_set f ON f.id = b.data_set_id
   WHERE f.country = $1 AND f.version = $2 AND (b.is_holder OR b.change <> 'D') AND (b.bank_code, b.record_number) > ($3, $4)
   ORDER BY b.bank_code, b.record_number
   LIMIT ${RECORDS_PER_QUERY}`;

/** Builds the search index of a data set: every bank code, and every branch that is not deleted. */
export function loadBankSearch(database: QueryClient, dataSet: DataSet): Promise<BankSearch> {
  return BankSearch.of(dataSet, readRecords(database, dataSet));
}

/** In short queries: a single one would exceed the time limit of a look-up. */
async function* readRecords(database: QueryClient, { country, version }: DataSet): AsyncGenerator<SearchableBank[]> {
  for (let after = ['', '']; ;) {
    const { rows } = await database.query<SearchableBank>(RECORDS, [country, version, ...after]);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < RECORDS_PER_QUERY) return;
    after = [last.bankCode, last.recordNumber];
  }
}
