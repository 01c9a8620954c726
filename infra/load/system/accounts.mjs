// @ts-check
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * @typedef {{ hash: string, keyId: string, contract: string, used: number }} ChargedKey
 *
 * @typedef {object} ContractBooks
 * @property {number} used charged by keys.charge
 * @property {number} verdicts answers with status 200 that the client received
 * @property {number} logRows stored rows of status 200 and 400
 *
 * @typedef {ContractBooks & { differing: number, agree: boolean }} Books sums of all contracts, and how many contracts have different figures
 */

const POLL_MS = 100;
const CONNECT_TIMEOUT_MS = 3_000;
/** Long enough to count every stored row of a long run. */
const QUERY_TIMEOUT_MS = 60_000;

const selectCharged = `
  SELECT encode(k.hash, 'hex') AS hash, k.id AS "keyId", c.id AS contract, c.used::float8 AS used
  FROM keys.key k JOIN keys.contract c ON c.id = k.contract_id WHERE k.hash = ANY($1)`;

/** log-service writes rows and sums in one transaction, so the sums agree with the rows and are cheaper to read. */
const selectStored = `
  SELECT coalesce(sum(rows), 0)::float8 AS rows FROM logs.key_requests_by_day WHERE key_id = ANY($1) AND status IN (200, 400)`;

const selectCounted = `
  SELECT contract_id AS contract, count(*)::float8 AS rows FROM logs.requests
  WHERE contract_id = ANY($1::bigint[]) AND status IN (200, 400) GROUP BY 1`;

/** Reads the tables of keys-service and log-service about the benchmark's keys. */
export class Accounts {
  #pool;
  #hashes;

  /**
   * @param {string} databaseUrl
   * @param {string[]} keys issued for this run, so nothing was charged before
   */
  constructor(databaseUrl, keys) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    this.#hashes = keys.map(hashOf);
  }

  /**
   * Waits until every charged check is stored.
   * @param {number} timeoutMs
   * @returns {Promise<number | null>} seconds; null when the limit passed
   */
  async secondsUntilStored(timeoutMs) {
    const startedAt = performance.now();
    for (;;) {
      const contracts = await this.#charged();
      const usedChecks = contracts.reduce((sum, contract) => sum + contract.used, 0);
      const rows = await this.#storedRows(contracts);
      const elapsedMs = performance.now() - startedAt;
      if (rows >= usedChecks) return elapsedMs / 1_000;
      if (elapsedMs > timeoutMs) return null;
      await sleep(POLL_MS);
    }
  }

  /**
   * @param {Map<string, number>} verdicts that the client received, by key
   * @returns {Promise<Books>}
   */
  async books(verdicts) {
    const contracts = await this.#charged();
    const rowsOf = await this.#countedRows(contracts);
    const verdictsByHash = new Map([...verdicts].map(([key, count]) => [hashOf(key), count]));
    return compareBooks(
      contracts.map(({ hash, contract, used }) => ({
        used,
        verdicts: verdictsByHash.get(hash) ?? 0,
        logRows: rowsOf.get(contract) ?? 0,
      })),
    );
  }

  async close() {
    await this.#pool.end();
  }

  /** @returns {Promise<ChargedKey[]>} */
  async #charged() {
    const hashes = this.#hashes.map((hash) => Buffer.from(hash, 'hex'));
    return (await this.#pool.query(selectCharged, [hashes])).rows;
  }

  /**
   * @param {ChargedKey[]} contracts
   * @returns {Promise<number>} rows according to the sums
   */
  async #storedRows(contracts) {
    const { rows } = await this.#pool.query(selectStored, [contracts.map(({ keyId }) => keyId)]);
    return rows[0].rows;
  }

  /**
   * @param {ChargedKey[]} contracts
   * @returns {Promise<Map<string, number>>} rows by contract, counted
   */
  async #countedRows(contracts) {
    const { rows } = await this.#pool.query(selectCounted, [contracts.map(({ contract }) => contract)]);
    return new Map(rows.map(({ contract, rows: count }) => [contract, count]));
  }
}

/**
 * Compares charged, answered and logged checks contract by contract.
 * @param {ContractBooks[]} contracts
 * @returns {Books}
 */
export function compareBooks(contracts) {
  /** @param {keyof ContractBooks} figure */
  const sumOf = (figure) => contracts.reduce((sum, contract) => sum + contract[figure], 0);
  const differing = contracts.filter(({ used, verdicts, logRows }) => used !== verdicts || used !== logRows).length;
  return {
    used: sumOf('used'),
    verdicts: sumOf('verdicts'),
    logRows: sumOf('logRows'),
    differing,
    agree: differing === 0,
  };
}

/** SHA-256 in hex, as keys-service stores it. @param {string} key */
export function hashOf(key) {
  return hash('sha256', key);
}
