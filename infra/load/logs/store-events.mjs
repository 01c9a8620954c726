import { setTimeout as sleep } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import { withDatabase } from '../../shared/database.mjs';
import { copyLines, readCopiedLines } from '../system/copied-lines.mjs';
import { answeredEvent } from './sample-events.mjs';

const TOPIC = 'validation.answered.v1';
const PARTITIONS = 12;
const PER_SEND = 5_000;
const ROWS_ONE_BY_ONE = 1_000;
const TIMEOUT_MS = 600_000;
const tables = ['logs.requests', 'logs.request_details'];

/** @typedef {import('pg').Client} Client */
/** @typedef {{ stored: number, copied: number, oneByOne: number }} StoringRates rows per second */

/**
 * Measures how fast log-service stores events from Kafka, compared with plain COPY and single inserts of the same rows into the same tables.
 * @param {import('./log-system.mjs').LogSystem} system
 * @param {number} events
 * @param {(line: string) => void} say
 * @returns {Promise<{ rates: StoringRates, address: string }>}
 */
export async function measureStoring(system, events, say) {
  say(`${events} Ereignisse kommen nach Kafka …`);
  await publish(system.brokers, events);
  return withDatabase(system.databaseUrl, async (client) => {
    say('log-service speichert sie …');
    const address = await system.startService();
    const stored = await storedPerSecond(client, events);
    say('Dieselben Zeilen per COPY …');
    const copied = await copiedPerSecond(client, events);
    say('Einzelne INSERTs …');
    const oneByOne = await insertedPerSecond(client);
    return { rates: { stored, copied, oneByOne }, address };
  });
}

/** @param {string} brokers @param {number} events */
async function publish(brokers, events) {
  // Loaded late: a fresh clone has no built packages.
  const { createKafka, ensureTopics } = await import('@pruefer/platform');
  const settings = { KAFKA_BROKERS: brokers, KAFKA_TOPIC_PREFIX: '' };
  const kafka = createKafka(settings, 'bench-logs');
  const admin = kafka.admin();
  await admin.connect();
  await ensureTopics(admin, settings);
  await admin.disconnect();
  const producer = kafka.producer({
    createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    retry: { retries: 10 },
  });
  await producer.connect();
  for (let first = 0; first < events; first += PER_SEND) {
    const messages = Array.from({ length: Math.min(PER_SEND, events - first) }, (_, index) => ({
      value: JSON.stringify(answeredEvent(first + index)),
      partition: (first + index) % PARTITIONS,
    }));
    await producer.send({ topic: TOPIC, messages });
  }
  await producer.disconnect();
}

/**
 * The rate between the first observed commit and the last.
 * @param {Client} client
 * @param {number} events
 */
async function storedPerSecond(client, events) {
  /** @type {{ atMs: number, rows: number } | undefined} */
  let first;
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(20)) {
    const { rows } = await client.query(`SELECT coalesce(sum(next_offset), 0)::float8 AS rows FROM logs.offsets`);
    const progress = { atMs: performance.now(), rows: rows[0].rows };
    if (progress.rows === 0) continue;
    first ??= progress;
    if (progress.rows >= events) return ((progress.rows - first.rows) * 1_000) / (progress.atMs - first.atMs);
  }
  throw new Error('log-service stored nothing in ten minutes');
}

/** @param {Client} client @param {number} events */
async function copiedPerSecond(client, events) {
  const files = [];
  for (const table of tables) {
    files.push({ table, lines: await readCopiedLines(client, `SELECT * FROM ${table}`) });
  }
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  const begin = performance.now();
  for (const { table, lines } of files) await copyLines(client, table, lines);
  return (events * 1_000) / (performance.now() - begin);
}

/**
 * Inserts rows into both tables, with a commit for each.
 * @param {Client} client
 */
async function insertedPerSecond(client) {
  const { rows } = await client.query(`SELECT id FROM logs.requests LIMIT ${ROWS_ONE_BY_ONE}`);
  const { rows: columns } = await client.query(
    `SELECT string_agg(attname, ', ') AS names FROM pg_attribute
     WHERE attrelid = 'logs.requests'::regclass AND attnum > 0 AND attname <> 'id'`,
  );
  const names = columns[0].names;
  const text = `
    WITH row AS (
      INSERT INTO logs.requests (id, ${names}) SELECT gen_random_uuid(), ${names} FROM logs.requests
        WHERE day = (now() AT TIME ZONE 'UTC')::date AND id = $1 RETURNING id, day
    ) INSERT INTO logs.request_details (id, day, iban, address) SELECT id, day, 'DE89370400440532013000', '203.0.113.7' FROM row`;
  const begin = performance.now();
  for (const { id } of rows) await client.query({ name: 'one', text, values: [id] });
  return (rows.length * 1_000) / (performance.now() - begin);
}
