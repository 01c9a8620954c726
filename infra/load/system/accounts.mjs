import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '../../shared/database.mjs';

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
  #databaseUrl;
  #hashes;

  /**
   * @param {string} databaseUrl
   * @param {string[]} keys issued for this run, so nothing was charged before
   */
  constructor(databaseUrl, keys) {
    this.#databaseUrl = databaseUrl;
    this.#hashes = keys.map((key) => Buffer.from(hashKeyToHex(key), 'hex'));
  }

  /**
   * Waits until every charged check is stored.
   * @param {number} timeoutMs
   * @returns {Promise<number | null>} seconds; null when the limit passed
   */
  secondsUntilStored(timeoutMs) {
    const startedAt = performance.now();
    const waitUntilStored = async (/** @type {import('pg').Client} */ client) => {
      for (;;) {
        const contracts = await this.#charged(client);
        const usedChecks = contracts.reduce((sum, contract) => sum + contract.used, 0);
        const { rows } = await client.query(selectStored, [contracts.map(({ keyId }) => keyId)]);
        const elapsedMs = performance.now() - startedAt;
        if (rows[0].rows >= usedChecks) return elapsedMs / 1_000;
        if (elapsedMs > timeoutMs) return null;
        await sleep(POLL_MS);
      }
    };
    return withDatabase(this.#databaseUrl, waitUntilStored, QUERY_TIMEOUT_MS);
  }

  /**
   * @param {Map<string, number>} verdicts that the client received, by key
   * @returns {Promise<Books>}
   */
  books(verdicts) {
    const verdictsByHash = new Map([...verdicts].map(([key, count]) => [hashKeyToHex(key), count]));
    const readBooks = async (/** @type {import('pg').Client} */ client) => {
      const contracts = await this.#charged(client);
      const { rows } = await client.query(selectCounted, [contracts.map(({ contract }) => contract)]);
      const rowsByContract = new Map(rows.map(({ contract, rows: count }) => [contract, count]));
      return contracts.map(({ hash: keyHash, contract, used }) => ({
        used,
        verdicts: verdictsByHash.get(keyHash) ?? 0,
        logRows: rowsByContract.get(contract) ?? 0,
      }));
    };
    return withDatabase(this.#databaseUrl, readBooks, QUERY_TIMEOUT_MS).then(compareBooks);
  }

  /** @param {import('pg').Client} client @returns {Promise<ChargedKey[]>} */
  async #charged(client) {
    return (await client.query(selectCharged, [this.#hashes])).rows;
  }
}

/**
 * Compares charged, answered and logged checks contract by contract.
 * @param {ContractBooks[]} contracts
 * @returns {Books}
 */
export function compareBooks(contracts) {
  /** @param {keyof ContractBooks} figure */
  const sumFigure = (figure) => contracts.reduce((sum, contract) => sum + contract[figure], 0);
  const differing = contracts.filter(({ used, verdicts, logRows }) => used !== verdicts || used !== logRows).length;
  return {
    used: sumFigure('used'),
    verdicts: sumFigure('verdicts'),
    logRows: sumFigure('logRows'),
    differing,
    agree: differing === 0,
  };
}

/** SHA-256 in hex, as keys-service stores it. @param {string} key */
export function hashKeyToHex(key) {
  return hash('sha256', key);
}
