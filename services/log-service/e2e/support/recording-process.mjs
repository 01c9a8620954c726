// A process that stores a known number of events as log-service does, from where the last one stopped: for being killed.
// Arguments: how many events, and their time. An event is a function of its number.
import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { Pool } from 'pg';
import { Registry } from 'prom-client';
import 'reflect-metadata';

/** Fifty consecutive starts: only the packages needed for storing are loaded, which takes a third of the time. */
const needed = {
  contracts: [
    'banks/bank-source',
    'events/validation-answered.event',
    'events/request-refused.event',
    'keys/network',
    'logs/request-fields',
    'problems/problem',
    'settings/zoned-day',
  ],
  platform: [
    'config/fields',
    'config/service-config',
    'database/copy-form',
    'database/create-pool',
    'database/in-transaction',
    'database/separate-pool',
    'service-name',
    'personal-data/hash-personal-data',
    'personal-data/mask-iban',
  ],
};
const moduleOf = new Map(
  Object.entries(needed).map(([name, files]) => {
    const folder = new URL(`../../../shared/${name}/dist/`, import.meta.url);
    const lines = files.map((file) => `export * from '${new URL(`${file}.js`, folder)}';`);
    return [`@pruefer/${name}`, `data:text/javascript,${encodeURIComponent(lines.join(''))}`];
  }),
);
registerHooks({
  resolve(specifier, context, next) {
    const url = moduleOf.get(specifier);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});
const { ValidationAnsweredV1 } = await import('@pruefer/contracts');
const { findOffsets } = await import('../../dist/consuming/offsets.js');
const { LogDays } = await import('../../dist/partitions/log-days.js');
const { PartitionRepository } = await import('../../dist/partitions/partition.repository.js');
const { RecordRequests } = await import('../../dist/recording/record-requests.js');
const { RequestRepository } = await import('../../dist/recording/request.repository.js');

const CLUSTER = 'cluster';
const PER_BATCH = 200;
const [events, at] = [Number(process.argv[2]), process.argv[3]];

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 2 });
const database = { pool };
const days = new LogDays(new PartitionRepository(database));
const record = new RecordRequests(new RequestRepository(database, { LOG_DETAILS_DAYS: 30 }), days, new Registry());
const { topic } = ValidationAnsweredV1;

for (;;) {
  const [position] = await findOffsets(pool, CLUSTER);
  const first = Number(position?.offset ?? 0);
  if (first >= events) break;
  const many = Math.min(PER_BATCH, events - first);
  const records = Array.from({ length: many }, (_, place) => ({
    offset: String(first + place),
    value: Buffer.from(JSON.stringify(createEvent(first + place))),
  }));
  await record.run([{ clusterId: CLUSTER, event: ValidationAnsweredV1, topic, partition: 0, records }]);
  process.send?.(first + many);
}
await pool.end();
process.disconnect?.();

/** @param {number} number */
function createEvent(number) {
  const hash = createHash('sha256').update(String(number)).digest('hex');
  const id = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return {
    id,
    at,
    contractId: 1,
    keyId: `key-${number % 7}`,
    address: '203.0.113.7',
    addressShort: '203.0.113.0/24',
    addressHash: hash,
    iban: 'DE89370400440532013000',
    ibanHash: hash,
    ibanMasked: 'DE89…3000',
    country: 'DE',
    status: number % 5 === 0 ? 400 : 200,
    responseTimeMs: 1.25,
    errorCode: null,
    errorMessage: null,
    bankDetails: null,
    dataVersion: '2026-09-07',
    requestId: `request-${number}`,
  };
}
