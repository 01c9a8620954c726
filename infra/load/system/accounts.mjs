// @ts-check
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { compareBooks } from './books.mjs';

/** @typedef {{ hash: string, keyId: string, contract: string, used: number }} Charged */

const LOOK_EVERY_MS = 100;
const CONNECT_LIMIT_MS = 3_000;
/** Counting every stored row of a long run takes its time. */
const QUERY_LIMIT_MS = 60_000;

const charged = `
  SELECT encode(k.hash, 'hex') AS hash, k.id AS "keyId", c.id AS contract, c.used::float8 AS used
  FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id WHERE k.hash = ANY($1)`;

/** log-service writes rows, sums and offset in one transaction: the sums know what is stored without counting it. */
const stored = `
  SELECT coalesce(sum(rows), 0)::float8 AS rows FROM logs.key_requests_by_day WHERE key_id = ANY($1) AND status IN (200, 400)`;

const counted = `
  SELECT contract_id AS contract, count(*)::float8 AS rows FROM logs.requests
  WHERE contract_id = ANY($1::bigint[]) AND status IN (200, 400) GROUP BY 1`;

/** What keys-service and log-service know of the benchmark's keys, read from their tables. */
export class Accounts {
  #pool;
  #hashes;

  /**
   * @param {string} databaseUrl
   * @param {string[]} keys issued for this run: nothing was charged before
   */
  constructor(databaseUrl, keys) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
    });
    this.#hashes = keys.map((key) => createHash('sha256').update(key).digest('hex'));
  }

  /**
   * Waits until everything that was charged is stored.
   * @param {number} limitMs
   * @returns {Promise<number | null>} how many seconds that took; null when it took too long
   */
  async secondsUntilStored(limitMs) {
    const startedAt = performance.now();
    for (;;) {
      const contracts = await this.#charged();
      const used = contracts.reduce((sum, contract) => sum + contract.used, 0);
      const rows = await this.#storedRows(contracts);
      const tookMs = performance.now() - startedAt;
      if (rows >= used) return tookMs / 1_000;
      if (tookMs > limitMs) return null;
      await sleep(LOOK_EVERY_MS);
    }
  }

  /**
   * @param {number[]} verdicts the client has seen, by key
   * @returns {Promise<import('./books.mjs').Books>}
   */
  async books(verdicts) {
    const contracts = await this.#charged();
    const rowsOf = await this.#countedRows(contracts);
    return compareBooks(
      contracts.map(({ hash, contract, used }) => ({
        used,
        verdicts: verdicts[this.#hashes.indexOf(hash)] ?? 0,
        logRows: rowsOf.get(contract) ?? 0,
      })),
    );
  }

  async close() {
    await this.#pool.end();
  }

  /** @returns {Promise<Charged[]>} */
  async #charged() {
    const hashes = this.#hashes.map((hash) => Buffer.from(hash, 'hex'));
    return (await this.#pool.query(charged, [hashes])).rows;
  }

  /**
   * @param {Charged[]} contracts
   * @returns {Promise<number>} rows, by log-service's sums
   */
  async #storedRows(contracts) {
    const { rows } = await this.#pool.query(stored, [contracts.map(({ keyId }) => keyId)]);
    return rows[0].rows;
  }

  /**
   * @param {Charged[]} contracts
   * @returns {Promise<Map<string, number>>} rows by contract, counted one by one
   */
  async #countedRows(contracts) {
    const { rows } = await this.#pool.query(counted, [contracts.map(({ contract }) => contract)]);
    return new Map(rows.map(({ contract, rows: count }) => [contract, count]));
  }
}
