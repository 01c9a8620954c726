// @ts-check
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const QUOTA = 1_000_000_000;
const AT_ONCE = 10_000;
const LIMIT_MS = 60_000;

/** As issuing a key does it, for many at once: a contract, its first booking, a key. */
const add = `
WITH contract AS (
  INSERT INTO keys.contract (client_name, client_email, quota)
  SELECT 'Messung', 'bench@example.org', $5 FROM generate_series(1, cardinality($1::text[])) RETURNING id, quota
), booked AS (
  INSERT INTO keys.booking (contract_id, kind, amount, quota_before, quota_after, actor)
  SELECT id, 'issue', quota, 0, quota, 'bench' FROM contract
), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM contract)
INSERT INTO keys.key (id, contract_id, hash, prefix, last_four)
SELECT key.id, numbered.id, key.hash, key.prefix, key.last_four
FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[]) WITH ORDINALITY AS key (id, hash, prefix, last_four, nth) JOIN numbered USING (nth)`;

/**
 * Adds keys to a system of the benchmark's own, each of a contract of its own. Past the services, because a hundred thousand calls would take longer than what is measured.
 * @param {string} databaseUrl of a role that may write `keys`
 * @param {number} count
 * @returns {Promise<string[]>} the keys
 */
export async function addKeys(databaseUrl, count) {
  // Loaded late: a clone has no built packages before the system was started.
  const { displayPartsOf, hashOfApiKey, newApiKey } = await import('@pruefer/platform');
  const client = new pg.Client({
    connectionString: databaseUrl,
    query_timeout: LIMIT_MS,
    connectionTimeoutMillis: 3_000,
  });
  await client.connect();
  try {
    /** @type {string[]} */
    const keys = [];
    while (keys.length < count) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - keys.length) }, newApiKey);
      const parts = batch.map(displayPartsOf);
      await client.query(add, [
        batch.map(() => randomBytes(16).toString('hex')),
        batch.map(hashOfApiKey),
        parts.map(({ prefix }) => prefix),
        parts.map(({ lastFour }) => lastFour),
        QUOTA,
      ]);
      keys.push(...batch);
    }
    await client.query('ANALYZE keys.contract, keys.key');
    return keys;
  } finally {
    await client.end();
  }
}
