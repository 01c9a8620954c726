import type { Client } from 'pg';
import { stagedName } from '../load/staged.js';

const ERASURES = 'every_erasure';

/** Whether a row `f` of the file may be in the log: it was not cleaned up, nor its IBAN erased. After `gatherErasures`. */
export const isEligible = `f.at >= (SELECT cleaned_until FROM logs.cleanup)
  AND f.day BETWEEN date '2000-01-01' AND (SELECT (now() AT TIME ZONE 'UTC')::date + 7)
  AND NOT EXISTS (SELECT FROM pg_temp.${ERASURES} e WHERE e.iban_hash = f.iban_hash AND f.at < e.erased_until)`;

const gather = `
  CREATE TEMPORARY TABLE ${ERASURES} AS
    SELECT iban_hash, max(erased_until) AS erased_until
    FROM (SELECT iban_hash, erased_until FROM logs.erased
      UNION ALL SELECT iban_hash, erased_until FROM ${stagedName('logs.erased')}) known
    GROUP BY iban_hash;
  ANALYZE ${ERASURES}`;

/** Collects the erasures of both systems in one analyzed table, so that PostgreSQL reads it once instead of once per row. */
export async function gatherErasures(client: Client): Promise<void> {
  await client.query(gather);
}
