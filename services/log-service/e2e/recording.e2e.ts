import { DAY_MS, RequestRefusedV1 } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { createRecordBatch, expectSumsOfRows, logDatabase } from './support/log-database.js';
import { newAnswer, newRefusal } from './support/sample-events.js';

const log = suiteFixture(logDatabase, (log) => log.close());
beforeEach(() =>
  log.sql(`TRUNCATE logs.requests, logs.request_details, logs.offsets, logs.dead_letters, logs.minute_sums_open, logs.key_hour_sums_open;
    UPDATE logs.cleanup SET cleaned_until = '-infinity'`),
);

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const rows = () => log.count('SELECT count(*) FROM logs.requests');
const deadLetters = () =>
  log.sql<{ place: string; reason: string }>(
    `SELECT topic || '/' || partition || '@' || record_offset AS place, reason FROM logs.dead_letters ORDER BY record_offset`,
  );

describe('stored values', () => {
  it('a verdict, with full values apart', async () => {
    const event = newAnswer({ responseTimeMs: 2.5 });
    await log.recordRequests.run([createRecordBatch([event])]);
    const [row] = await log.sql<Record<string, unknown>>(
      `SELECT *, day::text AS day, contract_id::integer AS contract_id, encode(iban_hash, 'hex') AS iban_hash FROM logs.requests`,
    );
    expect(row).toMatchObject({
      id: event.id,
      at: new Date(event.at),
      day: event.at.slice(0, 10),
      status: 200,
      count: 1,
      country: 'DE',
      response_time_us: 2_500,
      contract_id: 1,
      key_id: 'key-1',
      iban_masked: 'DE89…3000',
      iban_hash: event.ibanHash,
      address_short: '203.0.113.0',
      bank_details: event.bankDetails,
      request_id: event.requestId,
    });
    expect(JSON.stringify(row)).not.toContain(event.iban);
    expect(await log.sql('SELECT id, iban, address FROM logs.request_details')).toEqual([
      { id: event.id, iban: event.iban, address: event.address },
    ]);
  });

  it('refused requests, counted', async () => {
    const events = [
      newRefusal({ count: 250 }),
      newRefusal({ address: null, addressShort: null, addressHash: null, status: 503 }),
    ];
    await log.recordRequests.run([createRecordBatch(events, { event: RequestRefusedV1 })]);
    expect(await log.count('SELECT sum(requests) FROM logs.minute_sums_open')).toBe(253);
    expect(await log.count('SELECT count(*) FROM logs.request_details')).toBe(1);
    await expectSumsOfRows(log);
  });

  it('any text that JSON can hold', async () => {
    const errorMessage = 'Tab\t, Zeile\n\r, \\N, \\., "…" und 🏦';
    await log.recordRequests.run([createRecordBatch([newAnswer({ errorMessage, keyId: '\\N' })])]);
    expect(await log.sql('SELECT error_message, key_id FROM logs.requests')).toEqual([
      { error_message: errorMessage, key_id: '\\N' },
    ]);
  });
});

describe('D2: every event counts once', () => {
  it('in one batch, across batches and partitions, and on replay', async () => {
    const events = Array.from({ length: 50 }, () => newAnswer());
    const [first, second] = [createRecordBatch([...events, ...events]), createRecordBatch(events, { partition: 7 })];
    await log.recordRequests.run([first, second]);
    await log.recordRequests.run([second]);
    await log.recordRequests.run([first]);
    expect(await rows()).toBe(50);
    expect(await log.count('SELECT count(*) FROM logs.request_details')).toBe(50);
    await expectSumsOfRows(log);
  });

  it('offsets only move forwards, each partition on its own', async () => {
    await log.recordRequests.run(
      [{ firstOffset: 41 }, { partition: 1 }].map((part) => createRecordBatch([newAnswer()], part)),
    );
    await log.recordRequests.run([createRecordBatch([newAnswer()], { firstOffset: 7 })]);
    expect(
      await log.sql('SELECT partition, next_offset::integer AS next FROM logs.offsets ORDER BY partition'),
    ).toEqual([
      { partition: 0, next: 42 },
      { partition: 1, next: 1 },
    ]);
  });

  it('two consumers that store the same events at the same time do not double them', async () => {
    const events = Array.from({ length: 400 }, (_, index) => newAnswer({ keyId: `key-${index % 20}` }));
    const batches = [createRecordBatch(events), createRecordBatch(events.toReversed())];
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) => log.recordRequests.run([batches[turn % 2] ?? createRecordBatch([])])),
    );
    expect(await rows()).toBe(400);
    await expectSumsOfRows(log);
  });
});

describe('D3: bad records', () => {
  it('become dead letters with reason and place, counted for the operator; all others are stored', async () => {
    log.metrics.resetMetrics();
    const values = Array.from({ length: 300 }, (_, index) => (index % 3 === 1 ? Buffer.from('{') : newAnswer()));
    await log.recordRequests.run([createRecordBatch(values, { topic: 'answers', partition: 4, firstOffset: 1_000 })]);
    expect(await rows()).toBe(200);
    const letters = await deadLetters();
    expect(letters).toHaveLength(100);
    expect(letters[0]).toEqual({ place: 'answers/4@1001', reason: 'not JSON' });
    expect(await log.count('SELECT next_offset FROM logs.offsets')).toBe(1_300);
    expect(await log.metrics.metrics()).toContain('\nkafka_dead_letters_total 100\n');
  });

  it('are kept once, with their contents, up to 64 KB', async () => {
    const batch = createRecordBatch([Buffer.alloc(100_000, 'x'), null, Buffer.from([0xff, 0x00])]);
    await log.recordRequests.run([batch]);
    await log.recordRequests.run([batch]);
    expect(
      await log.sql('SELECT reason, length(payload) AS bytes FROM logs.dead_letters ORDER BY record_offset'),
    ).toEqual([
      { reason: 'larger than 64 KB', bytes: 65_536 },
      { reason: 'no value', bytes: 0 },
      { reason: 'not JSON', bytes: 2 },
    ]);
  });

  it('a value that only PostgreSQL refuses is found among the others', async () => {
    await log.sql(`CREATE FUNCTION logs.refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.country = 'AX' THEN RAISE invalid_text_representation; END IF; RETURN NEW; END $$`);
    await log.sql('CREATE TRIGGER refuse BEFORE INSERT ON logs.requests FOR EACH ROW EXECUTE FUNCTION logs.refuse()');
    const events = Array.from({ length: 64 }, (_, index) =>
      newAnswer({ country: index === 20 || index === 63 ? 'AX' : 'DE' }),
    );
    await log.recordRequests.run([createRecordBatch(events)]);
    await log.sql('DROP TRIGGER refuse ON logs.requests');
    expect(await rows()).toBe(62);
    expect((await deadLetters()).map(({ reason }) => reason)).toEqual(Array(2).fill('refused by PostgreSQL (22P02)'));
    expect(await log.count('SELECT next_offset FROM logs.offsets')).toBe(64);
    await expectSumsOfRows(log);
  });
});

describe('days', () => {
  it('D3: an event too far ahead or too old becomes a dead letter', async () => {
    const [ahead, old] = [daysFromNow(8), daysFromNow(-31)];
    await log.recordRequests.run([createRecordBatch([newAnswer({ at: ahead }), newAnswer(), newAnswer({ at: old })])]);
    expect(await rows()).toBe(1);
    expect((await deadLetters()).map(({ reason }) => reason)).toEqual([
      `at: no partition for ${ahead.slice(0, 10)}`,
      `at: no partition for ${old.slice(0, 10)}`,
    ]);
  });

  it('a late event gets the partition of its day', async () => {
    await log.recordRequests.run([
      createRecordBatch([newAnswer({ at: daysFromNow(-29) }), newAnswer({ at: daysFromNow(7) })]),
    ]);
    expect(await rows()).toBe(2);
    expect(await log.count('SELECT count(*) FROM logs.request_details')).toBe(2);
  });

  it('D7: what a cleanup removed does not come back by replay', async () => {
    const [cleaned, kept] = [newAnswer({ at: daysFromNow(-5) }), newAnswer({ at: daysFromNow(-1) })];
    await log.sql('UPDATE logs.cleanup SET cleaned_until = $1', [daysFromNow(-3)]);
    const edge = [newAnswer({ at: daysFromNow(-3.001) }), newAnswer({ at: daysFromNow(-2.999) })] as const;
    await log.recordRequests.run([createRecordBatch([cleaned, kept, ...edge])]);
    const stored = await log.sql<{ id: string }>('SELECT id FROM logs.requests');
    expect(stored.map(({ id }) => id).sort()).toEqual([kept.id, edge[1].id].sort());
    expect(await deadLetters()).toEqual([]);
  });

  it('a partition that another process dropped is noticed', async () => {
    await log.recordRequests.run([createRecordBatch([newAnswer({ at: daysFromNow(6) })])]);
    const name = daysFromNow(6).slice(0, 10).replaceAll('-', '');
    await log.sql(`DROP TABLE logs.requests_${name}, logs.request_details_${name}`);
    await log.recordRequests.run([createRecordBatch([newAnswer({ at: daysFromNow(6) })])]);
    expect(await rows()).toBe(1);
  });

  it('G3: full values of a day whose side table is removed are not kept', async () => {
    const day = daysFromNow(-40);
    const name = day.slice(0, 10).replaceAll('-', '');
    await log.partitions.create(day.slice(0, 10));
    await log.sql(`DROP TABLE logs.request_details_${name}`);
    await log.recordRequests.run([createRecordBatch([newAnswer({ at: day })])]);
    expect(await rows()).toBe(1);
    expect(await log.count('SELECT count(*) FROM logs.request_details')).toBe(0);
  });
});

describe('trouble with PostgreSQL', () => {
  it('a connection that dies in the middle stores nothing, and the same batch is stored later', async () => {
    const batch = createRecordBatch(Array.from({ length: 2_000 }, () => newAnswer()));
    // Its rows are there, its sums are not: without the lock it may have ended before it is found.
    const holder = new Client({ connectionString: log.adminUrl });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE logs.minute_sums_open IN ACCESS EXCLUSIVE MODE');
    const running = log.recordRequests.run([batch]);
    const failed = expect(running).rejects.toThrow();
    await until('the writer is killed', async () => (await killWriters()) > 0);
    await failed;
    await holder.end();
    expect(await rows()).toBe(0);
    await log.recordRequests.run([batch]);
    expect(await rows()).toBe(2_000);
    await expectSumsOfRows(log);
  });

  const killWriters = () =>
    log.count(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'test%' AND wait_event_type = 'Lock'`);
});
