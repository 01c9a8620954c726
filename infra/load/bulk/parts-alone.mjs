import { withDatabase } from '../../shared/database.mjs';
import { shippedDirectory } from '../client/shipped-banks.mjs';
import { hashKeyToHex } from '../system/accounts.mjs';
import { copyLines, readCopiedLines } from '../system/copied-lines.mjs';

const SECONDS = 1;
const QUERY_TIMEOUT_MS = 30_000;
const tables = ['logs.requests', 'logs.request_details'];

/**
 * IBANs a second that each part of a bulk call manages on its own, one call after the other. Statements are rolled back.
 * @param {string} databaseUrl
 * @param {string} key API key that was charged before
 * @param {string[]} ibans of one call
 * @returns {Promise<Record<string, number>>} by German name
 */
export async function partsAlone(databaseUrl, key, ibans) {
  const { checkIban, explain } = await import('@pruefer/iban');
  const banks = await shippedDirectory();
  const at = new Date().toISOString();
  const verdicts = ibans.map((iban) => explain(checkIban(iban, banks), at));
  const body = JSON.stringify({ items: ibans.map((iban) => ({ iban })) });
  const measure = async (/** @type {import('pg').Client} */ client) => {
    const [charge, copy] = [await prepareCharge(client, key, ibans.length), await prepareCopy(client, ibans.length)];
    const parts = {
      Prüfung: () => ibans.forEach((iban) => checkIban(iban, banks)),
      JSON: () => void [JSON.parse(body), JSON.stringify(verdicts)],
      Abbuchung: () => rolledBack(client, charge),
      'COPY ins Log': () => rolledBack(client, copy),
    };
    /** @type {Record<string, number>} */
    const rates = {};
    for (const [name, run] of Object.entries(parts))
      rates[name] = Math.round((await callsPerSecond(run)) * ibans.length);
    return rates;
  };
  return withDatabase(databaseUrl, measure, QUERY_TIMEOUT_MS);
}

/** @param {() => unknown} run */
async function callsPerSecond(run) {
  await run();
  const begin = performance.now();
  let calls = 0;
  for (; performance.now() < begin + SECONDS * 1_000; calls++) await run();
  return (calls * 1_000) / (performance.now() - begin);
}

/** @param {import('pg').Client} client @param {() => Promise<unknown>} run */
async function rolledBack(client, run) {
  await client.query('BEGIN');
  try {
    await run();
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * Charges a call and records it, with the largest row that the outbox holds.
 * @param {import('pg').Client} client
 * @param {string} key
 * @param {number} count of IBANs
 */
async function prepareCharge(client, key, count) {
  const largest = `SELECT checks FROM validation.outbox ORDER BY length(checks) DESC LIMIT 1`;
  const { rows } = await client.query(largest);
  const text = `
    INSERT INTO validation.outbox (id, checks, grants)
    SELECT gen_random_uuid(), $1, json_agg(g)::text FROM keys.charge_call($2, $3, '127.0.0.1', false) g`;
  const values = [rows[0]?.checks, `\\x${hashKeyToHex(key)}`, count];
  return () => client.query({ name: 'charge-alone', text, values });
}

/**
 * Copies rows of the log into tables with the same columns and indexes.
 * @param {import('pg').Client} client
 * @param {number} count of rows
 */
async function prepareCopy(client, count) {
  /** @type {{ target: string, lines: Buffer[] }[]} */
  const files = [];
  for (const [index, table] of tables.entries()) {
    const target = `pg_temp.copied_${index}`;
    await client.query(`CREATE TEMP TABLE copied_${index} (LIKE ${table} INCLUDING ALL)`);
    files.push({ target, lines: await readCopiedLines(client, `SELECT * FROM ${table} LIMIT ${count}`) });
  }
  return async () => {
    for (const { target, lines } of files) await copyLines(client, target, lines);
  };
}
