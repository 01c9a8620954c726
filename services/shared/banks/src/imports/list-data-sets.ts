import type { QueryClient } from '../query-client.js';

export interface DataSetSummary {
  readonly version: string;
  readonly country: string;
  readonly source: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  /** `inForce`: used for answers; `upcoming`: valid from a later day; `replaced`: by a newer one; `withdrawn` by staff. */
  readonly state: 'inForce' | 'upcoming' | 'replaced' | 'withdrawn';
  readonly records: number;
  /** Bank codes that are not void. */
  readonly bankCodes: number;
  readonly importedAt: Date;
}

/** Limits the list to a readable length. */
const MAX_DATA_SETS = 500;

const LIST = `
  SELECT version, country, source, valid_from::text AS "validFrom", valid_until::text AS "validUntil", records,
         imported_at AS "importedAt",
         CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawn'
              WHEN valid_from > $1 THEN 'upcoming'
              WHEN id = first_value(id) OVER (PARTITION BY country, withdrawn_at IS NULL, valid_from <= $1
                                                  ORDER BY valid_from DESC, id DESC)
              THEN 'inForce'
              ELSE 'replaced' END AS state,
         (SELECT count(*)::int FROM banks.bank WHERE data_set_id = id AND is_holder AND change <> 'D') AS "bankCodes"
    FROM banks.data_set
   ORDER BY country, data_set.valid_from DESC, id DESC
   LIMIT ${MAX_DATA_SETS}`;

/** All data sets by country, newest first. @param today day in Germany (YYYY-MM-DD) that decides about validity */
export async function listDataSets(database: QueryClient, today: string): Promise<DataSetSummary[]> {
  const { rows } = await database.query<DataSetSummary>(LIST, [today]);
  return rows;
}
