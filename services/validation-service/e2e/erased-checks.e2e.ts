import type { Check, ValidationAnswered } from '@pruefer/contracts';
import { hashOfRequest, hashPersonalData } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { Client } from 'pg';
import {
  createIdempotentBatch,
  idempotentCheck,
  listStatuses,
  newBatch,
  validationSystem,
  validIban,
  wrongIban,
} from './support/validation-system.js';

const UNUSED_BROKER = '127.0.0.1:1';
const FIRST = '00000000-0000-0000-0000-000000000000';
const PATIENCE_MS = 30_000;
const path = '/api/validate-iban';

let logService: Client;
// Before its database is dropped.
afterAll(() => logService.end());
const system = validationSystem();
let events: ValidationAnswered[];
let secret: string;

beforeAll(async () => {
  secret = system.environment['LOG_HASH_SECRET']!;
  // The first client that connects creates the topics.
  await system.stop(await system.startWithKafka());
  events = await system.followEvents();
  logService = new Client({ connectionString: system.database.url('logs', 'service') });
  await logService.connect();
});

async function next(call: string, values: unknown[]): Promise<unknown> {
  const { rows } = await logService.query<{ next: unknown }>(`SELECT ${call} AS next`, values);
  return rows[0]?.next;
}
const eraseChecks = (iban: string, behind = FIRST, most = 100) =>
  next('validation.erase_checks($1, $2, $3)', [hashPersonalData(secret, iban), behind, most]);
const eraseAnswers = (iban: string) =>
  next('validation.erase_answers($1, $2, $3)', [
    [Buffer.from(hashOfRequest(secret, path, iban), 'hex')],
    Buffer.alloc(0),
    100,
  ]);

it('G1: erases the IBAN of a check on its way to the log and keeps answer, charge and other checks', async () => {
  const { contractId, keyHash } = await system.addKey(10);
  const replica = await system.start({ KAFKA_BROKERS: UNUSED_BROKER });
  const batch = newBatch([{ keyHash }, { keyHash, iban: wrongIban }]);
  const first = await system.send(replica, batch);
  expect(await eraseChecks(wrongIban)).toBeNull();
  expect((await system.send(replica, batch)).lines).toEqual(first.lines);
  const [row] = await system.database.sql<{ checks: string }>('SELECT checks FROM validation.outbox');
  expect(row?.checks).not.toContain(wrongIban);
  expect(row?.checks).toContain(validIban);
  await system.stop(replica);

  await system.database.sql(`UPDATE validation.outbox SET recorded_at = recorded_at - interval '11 s'`);
  await system.startWithKafka();
  await until('both events', () => events.length >= 2, PATIENCE_MS);
  expect(events.find(({ status }) => status === 200)).toMatchObject({ iban: validIban, contractId });
  expect(events.find(({ status }) => status === 400)).toMatchObject({
    iban: null,
    ibanMasked: null,
    ibanHash: null,
    errorMessage: null,
    bankDetails: null,
    contractId,
    country: 'DE',
    errorCode: 'iban_check_digits',
  });
  expect(await system.readUsedQuota(contractId)).toBe(2);
});

it('G1, C11: erases the IBAN’s hash from a stored answer, which is not charged twice', async () => {
  const { contractId, keyHash } = await system.addKey(10);
  const replica = await system.start();
  const send = (key: string, iban: string, fields: Partial<Check> = {}) =>
    system.send(replica, createIdempotentBatch([idempotentCheck(keyHash, key, { iban, ...fields })]));
  await send('key-one', validIban);
  await send('key-two', wrongIban);
  await send('key-three', wrongIban, { bic: 'COBADEFF' });
  expect(await eraseAnswers(wrongIban)).toBeNull();
  expect(listStatuses(await send('key-one', validIban))).toEqual([200]);
  const repeat = await send('key-two', wrongIban);
  expect(repeat.lines[0]?.body['code']).toBe('idempotency_key_reused');
  const withBic = await send('key-three', wrongIban, { bic: 'COBADEFF' });
  expect(withBic.lines[0]?.body['code']).toBe('idempotency_key_reused');
  expect(await system.readUsedQuota(contractId)).toBe(3);
});

it('processes the outbox page by page', async () => {
  await system.stopReplicas();
  await system.database.sql('DELETE FROM validation.outbox');
  const replica = await system.start({ KAFKA_BROKERS: UNUSED_BROKER });
  for (let count = 0; count < 3; count += 1) await system.send(replica, newBatch([{ iban: wrongIban }]));
  const ids = await system.database.sql<{ id: string }>('SELECT id FROM validation.outbox ORDER BY id');
  expect(await eraseChecks(wrongIban, FIRST, 2)).toBe(ids[1]?.id);
  const remainingRows = `SELECT count(*)::int AS rows FROM validation.outbox WHERE checks LIKE '%${wrongIban}%'`;
  expect(await system.database.sql(remainingRows)).toEqual([{ rows: 1 }]);
  expect(await eraseChecks(wrongIban, ids[1]?.id, 2)).toBeNull();
  expect(await system.database.sql(remainingRows)).toEqual([{ rows: 0 }]);
});

it.each([
  'SELECT FROM validation.outbox',
  'SELECT FROM validation.idempotent_check',
  `SELECT validation.without_iban('', '')`,
])('log-service may not %s', async (statement) => {
  await expect(logService.query(statement)).rejects.toThrow('permission denied');
});
