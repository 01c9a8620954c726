import {
  addDays,
  calculateIban,
  ERASE_WORD,
  validateAsOpenIban,
  validateIban,
  type ValidationAnswered,
} from '@pruefer/contracts';
import { hashOfRequest, maskIban } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { FinishErasures } from '../src/erasing/finish-erasures.js';
import { actor, type ErasingLog, erasingLog } from './support/erasing-log.js';
import { tablesWith } from './support/kept-of-iban.js';
import { expectSumsOfRows, hashSecret } from './support/log-database.js';
import { hashLogValue } from './support/request-log.js';
import { newAnswer } from './support/sample-events.js';

const iban = 'DE75512108001245126199';
const account = '1245126199';
const otherIban = 'DE89370400440532013000';
const request = { iban: 'de75 5121 0800 1245 1261 99', confirmation: ERASE_WORD };

let log: ErasingLog;
let today: string;

beforeEach(async () => {
  log = await erasingLog();
  ({ today } = await log.partitions.state());
});
afterEach(() => log.close());

/** An event with the IBAN in one of the log's three forms, or with another IBAN. */
function createEvent(wanted: string, at: string, fields: Partial<ValidationAnswered> = {}): ValidationAnswered {
  return newAnswer({
    at,
    iban: wanted,
    ibanHash: hashLogValue(wanted),
    status: 400,
    errorCode: 'iban_check_digits',
    errorMessage: `Die Prüfziffern von ${maskIban(wanted)} passen nicht.`,
    bankDetails: { bankCode: wanted.slice(4, 12), bic: null, bankName: null, bankAddress: null },
    ...fields,
  });
}
const masked = (wanted: string) => ({ iban: null, ibanMasked: maskIban(wanted) });
const nothing = { iban: null, ibanMasked: null };
const at = (daysAgo: number, time = '12:00:00.000') => `${addDays(today, -daysAgo)}T${time}Z`;

function createEvents(wanted: string): ValidationAnswered[] {
  return [40, 20, 3, 1].flatMap((daysAgo) => [
    createEvent(wanted, at(daysAgo)),
    createEvent(wanted, at(daysAgo), { ...masked(wanted), requestId: `order-${wanted}` }),
    createEvent(wanted, at(daysAgo), nothing),
  ]);
}

/** Runs ANALYZE like autovacuum, so that statistics contain values. */
async function analyze(): Promise<void> {
  const tables = await log.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('logs', 'validation')`,
  );
  await log.sql(`ANALYZE ${tables.map(({ name }) => name).join(', ')}`);
}

/** A batch that validation-service has recorded and Kafka does not have. */
async function recordBatch(ibans: readonly string[]): Promise<void> {
  const checks = ibans.map((one) => {
    const facts = [
      'request-1',
      0,
      1_700_000_000_000,
      1.5,
      one,
      null,
      hashLogValue(one),
      one.slice(4, 12),
      'Ein „Satz“.',
    ];
    return [...facts, { country: 'DE', error: null, suggestions: [], odd: '\u0000\ud800' }];
  });
  const text = JSON.stringify([[['203.0.113.7', '203.0.113.0', hashLogValue('203.0.113.7')]], checks]);
  await log.sql(`INSERT INTO validation.outbox (id, checks) VALUES (gen_random_uuid(), $1)`, [text]);
}

/** All calls whose answers are stored with a hash of the IBAN. */
const storedChecks = [validateIban, calculateIban, validateAsOpenIban];

async function keepAnswers(wanted: string): Promise<void> {
  for (const { path } of storedChecks) {
    await log.sql(
      `INSERT INTO validation.idempotent_check (id, fingerprint, batch, place, answer)
       VALUES (sha256(gen_random_uuid()::text::bytea), decode($1, 'hex'), gen_random_uuid(), 1, '[0,{"suggestions":[]}]')`,
      [hashOfRequest(hashSecret, path, wanted)],
    );
  }
}

const countRows = (condition: string, values: unknown[] = []) =>
  log.count(`SELECT count(*) FROM logs.requests WHERE ${condition}`, values);
const found = () => tablesWith(log, iban, account);

it('G1: after an erasure no table of any schema holds the IBAN, its account number or its hash; rows, figures and all others stay', async () => {
  const events = createEvents(iban);
  await log.store([...events, ...createEvents(otherIban)]);
  await log.store([{ ...createEvent(iban, at(1)), status: 999 }, Buffer.from(`{"iban":"${iban}"`)]);
  await recordBatch([otherIban, iban]);
  await keepAnswers(iban);
  await keepAnswers(otherIban);
  await log.sql(`ALTER TABLE logs.requests DETACH PARTITION logs.requests_${addDays(today, -20).replaceAll('-', '')}`);
  await analyze();
  expect(Object.keys(await found())).toEqual(
    expect.arrayContaining(['logs.dead_letters', 'pg_catalog.pg_statistic', 'validation.outbox']),
  );
  expect(await log.eraseIban.preview(iban)).toEqual({ rows: 9, oldestAt: at(40), newestAt: at(1) });

  const erasure = await log.eraseIban.run({ ...request, reason: 'Antrag vom 22.11.' }, actor);
  expect(erasure).toMatchObject({ rows: 12, erasedBy: 'anna', reason: 'Antrag vom 22.11.' });
  expect(erasure.completedAt).not.toBeNull();

  expect(await found()).toEqual({ 'logs.erased': 1 });
  const nulls = 'num_nonnulls(iban_masked, iban_hash, bank_details, error_message) = 0';
  expect([await countRows('true'), await countRows(nulls)]).toEqual([18, 9]);
  expect(await countRows(`${nulls} AND country = 'DE' AND error_code = 'iban_check_digits' AND key_id = 'key-1'`)).toBe(
    9,
  );
  expect(await countRows('request_id LIKE $1', [`order-${otherIban}`])).toBe(3);
  expect(await log.count('SELECT count(*) FROM logs.request_details WHERE iban = $1', [otherIban])).toBe(3);
  expect(await log.eraseIban.preview(iban)).toEqual({ rows: 0, oldestAt: null, newestAt: null });
  const [kept] = await log.sql<{ fingerprints: number }>(
    'SELECT count(*)::integer AS fingerprints FROM validation.idempotent_check WHERE length(fingerprint) = 32',
  );
  expect(kept).toEqual({ fingerprints: storedChecks.length });
  expect(await log.sql('SELECT action, actor, target, details FROM logs.audit')).toEqual([
    { action: 'logs.erased', actor: 'anna', target: erasure.id, details: { reason: 'Antrag vom 22.11.' } },
  ]);
  expect((await log.erasures.list({})).items).toEqual([erasure]);
  expect(JSON.stringify(await log.erasures.list({}))).not.toContain(hashLogValue(iban));
});

it('G1: rows read after the erasure do not bring the IBAN back, a check made later is logged like any other', async () => {
  const known = createEvents(iban);
  await log.store(known);
  await log.eraseIban.run(request, actor);
  const late = [...known, createEvent(iban, at(2)), createEvent(iban, at(0, '00:00:00.000'), masked(iban))];
  const reversed = createEvent(iban, at(1), { status: 503, errorCode: 'unavailable', reversed: true });
  await log.store([...late, reversed, { ...known[0]!, reversed: true, status: 503 }]);
  await log.store([{ ...createEvent(iban, at(1)), id: 'none' }, Buffer.from(`{"iban":"${iban}`), { iban: otherIban }]);
  expect(await found()).toEqual({ 'logs.erased': 1 });
  expect([await countRows('true'), await countRows('iban_hash IS NULL')]).toEqual([15, 15]);
  expect(await log.count('SELECT count(*) FROM logs.dead_letters WHERE length(payload) = 0')).toBe(2);
  await expectSumsOfRows(log);

  await log.sql(`UPDATE logs.erased SET erased_until = erased_until - interval '1 hour'`);
  const later = new Date(Date.now() - 60_000).toISOString();
  await log.store([createEvent(iban, later), createEvent(otherIban, at(2))]);
  expect(await countRows('iban_hash = decode($1, $2) AND bank_details IS NOT NULL', [hashLogValue(iban), 'hex'])).toBe(
    1,
  );
  expect(await log.count('SELECT count(*) FROM logs.request_details WHERE iban = $1', [iban])).toBe(1);
  expect(await log.eraseIban.run(request, actor)).toMatchObject({ rows: 1 });
  expect(await countRows('iban_hash IS NOT NULL')).toBe(1);
});

it('G1: a check on its way to the log keeps verdict and charge, its neighbours keep all', async () => {
  await recordBatch([iban, otherIban]);
  await recordBatch([otherIban]);
  const [, untouched] = await log.sql<{ checks: string }>('SELECT checks FROM validation.outbox ORDER BY recorded_at');
  await log.eraseIban.run(request, actor);
  const [first, second] = await log.sql<{ checks: string }>(
    'SELECT checks FROM validation.outbox ORDER BY recorded_at',
  );
  const [addresses, checks] = JSON.parse(first?.checks ?? '') as [unknown[], unknown[][]];
  expect(addresses).toHaveLength(1);
  expect(checks[0]).toEqual([
    'request-1',
    0,
    1_700_000_000_000,
    1.5,
    null,
    null,
    null,
    null,
    null,
    { country: 'DE', error: null, suggestions: [], odd: '\u0000\ud800' },
  ]);
  expect(checks[1]).toMatchObject({ 4: otherIban, 6: hashLogValue(otherIban), 8: 'Ein „Satz“.' });
  expect(second).toEqual(untouched);
});

it('G1: waits for a consumer that is about to commit', async () => {
  const [event] = [createEvent(iban, at(1))];
  await log.store([createEvent(otherIban, at(1))]);
  const consumer = await log.writing.pool.connect();
  await consumer.query('BEGIN; SELECT FROM logs.cleanup FOR SHARE');
  await consumer.query(
    `INSERT INTO logs.requests (day, id, at, count, status, country, iban_hash)
     VALUES ($1, $2, $3, 1, 200, 'DE', decode($4, 'hex'))`,
    [event.at.slice(0, 10), event.id, event.at, hashLogValue(iban)],
  );
  const erasure = log.eraseIban.run(request, actor);
  await until('the erasure waits', async () => {
    return (await log.count(`SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)) > 0;
  });
  await consumer.query('COMMIT');
  consumer.release();
  expect(await erasure).toMatchObject({ rows: 1 });
  expect(await found()).toEqual({ 'logs.erased': 1 });
});

it('D6: broken off in the middle it is finished without the caller, and every row is counted once', async () => {
  await log.store(createEvents(iban));
  await recordBatch([iban, otherIban]);
  const id = await log.erasures.begin(hashLogValue(iban), null, actor);
  let pages = 0;
  expect(await log.eraseRows.run({ id, hash: hashLogValue(iban) }, () => (pages += 1) <= 2)).toBe(false);
  const begun = await log.erasures.read(id);
  expect(begun.completedAt).toBeNull();
  const finish = new FinishErasures(log.erasures, log.eraseIban);
  await finish.run();
  expect(await log.erasures.read(id)).toEqual(begun);
  const later = new Date(Date.now() + 60_000).toISOString();
  await log.store([createEvent(iban, later)]);
  await log.sql(`UPDATE logs.erased SET at = at - interval '1 minute'`);
  await finish.run();
  const done = await log.erasures.read(id);
  expect([done.rows, done.completedAt === null]).toEqual([12, false]);
  expect(await log.count('SELECT count(*) FROM validation.outbox WHERE strpos(checks, $1) > 0', [iban])).toBe(0);
  expect([
    await countRows('iban_hash IS NOT NULL'),
    await countRows('iban_hash IS NOT NULL AND at = $1', [later]),
  ]).toEqual([1, 1]);
});

it('G1: a reason that names the IBAN is refused before anything happens', async () => {
  await log.store(createEvents(iban));
  const run = log.eraseIban.run({ ...request, reason: `Konto ${account.slice(2)}` }, actor);
  await expect(run).rejects.toThrow('Die Begründung nennt die IBAN');
  await expect(log.eraseIban.run({ ...request, iban: ' ' }, actor)).rejects.toThrow();
  expect(await log.count('SELECT count(*) FROM logs.erased')).toBe(0);
  expect(await countRows('iban_hash IS NOT NULL')).toBe(12);
});
