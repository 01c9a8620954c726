import { NOT_CHARGED_HEADER, voidBatches, type VoidedBatches } from '@pruefer/contracts';
import { internalSecret, until } from '@pruefer/testkit';
import type { RunningService } from '@pruefer/platform';
import { Client } from 'pg';
import { PublishedMarks } from '../src/publishing/published-marks.js';
import { listStatuses, newBatch, newBatchId, times, validationSystem, wrongIban } from './support/validation-system.js';

/** A consumer of a new topic starts slowly on a busy machine. */
const PATIENCE_MS = 30_000;

const system = validationSystem();
let service: RunningService;
beforeAll(async () => void (service = await system.startWithKafka()));

async function post(ids: readonly string[], headers: Record<string, string> = {}): Promise<Response> {
  return fetch(service.url + voidBatches.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret, ...headers },
    body: JSON.stringify({ ids }),
    signal: AbortSignal.timeout(10_000),
  });
}

/** The outcome of each batch, in order. */
async function outcomesOfVoiding(...ids: string[]): Promise<string[]> {
  const { batches } = (await (await post(ids)).json()) as VoidedBatches;
  expect(batches.map(({ id }) => id)).toEqual(ids);
  return batches.map(({ outcome }) => outcome);
}

async function readRefunds(contractId: number): Promise<object[]> {
  return system.database.sql(
    `SELECT amount::int, quota_before::int, quota_after::int, actor, refunded_calls::int, batch
     FROM keys.booking WHERE contract_id = $1 AND kind = 'refund' ORDER BY id`,
    [contractId],
  );
}

/** Locks a contract until the returned function is called: a sleep in PostgreSQL may end too early on a busy machine. */
async function lockContract(id: number): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: system.database.adminUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM keys.contract WHERE id = $1 FOR UPDATE', [id]);
  return () => client.end();
}

/** Waits until a query returns rows. */
const waitForRows = (query: string) => until(query, async () => (await system.database.sql(query)).length > 0);

describe('voided batch', () => {
  it('C10: before its statement: cannot be charged any more', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = newBatch(times(3, { keyHash }));
    expect(await outcomesOfVoiding(batch.id)).toEqual(['uncharged']);
    expect((await system.send(service, batch)).status).toBe(503);
    expect(await outcomesOfVoiding(batch.id)).toEqual(['uncharged']);
    expect(await system.readUsedQuota(contractId)).toBe(0);
    expect(await readRefunds(contractId)).toEqual([]);
  });

  it('C10: after its statement: its charge is refunded once, by one booking per contract', async () => {
    const [one, two] = [await system.addKey(10), await system.addKey(1)];
    const { keyHash: ofOne } = await system.addKey(0, one.contractId);
    const checks = [
      ...times(3, { keyHash: one.keyHash }),
      ...times(2, { keyHash: two.keyHash }),
      { keyHash: ofOne, iban: wrongIban },
      { keyHash: 'ab'.repeat(32) },
    ];
    const batch = newBatch(checks);
    expect(listStatuses(await system.send(service, batch))).toEqual([200, 200, 200, 200, 429, 200, 401]);
    expect(await outcomesOfVoiding(batch.id)).toEqual(['refunded']);
    expect(await outcomesOfVoiding(batch.id)).toEqual(['refunded']);
    expect([await system.readUsedQuota(one.contractId), await system.readUsedQuota(two.contractId)]).toEqual([0, 0]);
    const booked = { amount: 0, actor: 'System', batch: batch.id };
    expect(await readRefunds(one.contractId)).toEqual([
      { ...booked, quota_before: 10, quota_after: 10, refunded_calls: 4 },
    ]);
    expect(await readRefunds(two.contractId)).toEqual([
      { ...booked, quota_before: 1, quota_after: 1, refunded_calls: 1 },
    ]);
    expect((await system.send(service, batch)).status).toBe(503);
    expect(await system.readUsedQuota(one.contractId)).toBe(0);
  });

  it('C10: concurrently with its statement: costs nothing in either order, 40 rounds', async () => {
    const { contractId, keyHash } = await system.addKey(1_000);
    const outcomes = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const batch = newBatch(times(5, { keyHash }));
      const answer = system.send(service, batch);
      if (round % 2 === 0) await answer;
      const [, first, second] = await Promise.all([answer, outcomesOfVoiding(batch.id), outcomesOfVoiding(batch.id)]);
      expect(first).toEqual(second);
      outcomes.add(first[0]!);
    }
    expect(outcomes).toContain('refunded');
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });

  it('C10: while its statement waits for the contract: the statement fails', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = newBatch(times(2, { keyHash }));
    const unlock = await lockContract(contractId);
    const answer = system.send(service, batch);
    await waitForRows('SELECT FROM pg_locks WHERE NOT granted');
    expect(await outcomesOfVoiding(batch.id)).toEqual(['uncharged']);
    await unlock();
    expect((await answer).status).toBe(503);
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });

  it('C10: before its record is committed: waits for the commit and refunds it', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const [old, recentId] = [newBatch(times(2, { keyHash })), newBatchId()];
    await system.send(service, old);
    const recording = system.database.sql(
      `DO $$ BEGIN INSERT INTO validation.outbox (id, checks, grants)
         SELECT '${recentId}', checks, grants FROM validation.outbox WHERE id = '${old.id}'; PERFORM pg_sleep(0.6); END $$`,
    );
    await waitForRows(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
    expect(await outcomesOfVoiding(recentId)).toEqual(['refunded']);
    await recording;
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });

  it('C10, C2: of a test key: nothing was charged, nothing is refunded', async () => {
    const { contractId, keyHash } = await system.addKey(3);
    await system.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [contractId]);
    const batch = newBatch(times(2, { keyHash }));
    await system.send(service, batch);
    expect(await outcomesOfVoiding(batch.id)).toEqual(['refunded']);
    expect(await system.readUsedQuota(contractId)).toBe(0);
    expect(await readRefunds(contractId)).toEqual([]);
  });

  it('C10: is published to the log as 503 under the ids of its events, also when they were sent before', async () => {
    const { contractId, keyHash } = await system.addKey(1);
    const batch = newBatch(times(2, { keyHash }));
    await system.send(service, batch);
    const allEvents = await system.followEvents();
    const events = () => allEvents.filter((event) => event.id.startsWith(batch.id.slice(0, 33)));
    await until('the events of the answer', () => events().length === 2, PATIENCE_MS);
    expect(await outcomesOfVoiding(batch.id)).toEqual(['refunded']);
    // A publisher that sent the events before may mark them late.
    service.app.get(PublishedMarks).add(batch.id);
    await until('those that take them back', () => events().length >= 4, PATIENCE_MS);
    const [first, second, ...reversed] = events();
    expect([first, second].map((event) => [event!.status, event!.reversed])).toEqual([
      [200, undefined],
      [429, undefined],
    ]);
    expect(reversed.map(({ id }) => id).sort()).toEqual([first!.id, second!.id].sort());
    for (const event of reversed) {
      expect(event).toMatchObject({ status: 503, errorCode: 'unavailable', reversed: true, contractId });
      expect([event.bankDetails, event.dataVersion, event.at]).toEqual([null, null, first!.at]);
    }
    const unmarkedRow = `SELECT FROM validation.outbox WHERE id = $1 AND published_at IS NULL`;
    await until(
      'marked as sent',
      async () => (await system.database.sql(unmarkedRow, [batch.id])).length === 0,
      PATIENCE_MS,
    );
  });

  it('C10: is still voided after an outage of PostgreSQL or a restart: nothing is removed for a minute', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = newBatch(times(2, { keyHash }));
    await system.send(service, batch);
    const markedRow = 'SELECT FROM validation.outbox WHERE id = $1 AND published_at IS NOT NULL';
    await until('sent', async () => (await system.database.sql(markedRow, [batch.id])).length === 1, PATIENCE_MS);
    await system.stop(service);
    await system.database.sql(
      `UPDATE validation.outbox SET published_at = clock_timestamp() - interval '5 minutes' WHERE id = $1`,
      [batch.id],
    );
    service = await system.startWithKafka();
    expect(await outcomesOfVoiding(batch.id)).toEqual(['refunded']);
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });

  it('C10: is reported as unknown when its row was removed', async () => {
    const removedId = newBatchId(Date.now() - 60_000);
    const [before] = await system.database.sql<{ id: string }>('SELECT removed_up_to AS id FROM validation.removal');
    await system.database.sql('UPDATE validation.removal SET removed_up_to = $1', [newBatchId(Date.now() - 30_000)]);
    expect(await outcomesOfVoiding(removedId, removedId)).toEqual(['unknown', 'unknown']);
    expect(await system.database.sql('SELECT FROM validation.outbox WHERE id = $1', [removedId])).toEqual([]);
    expect(await outcomesOfVoiding(newBatchId())).toEqual(['uncharged']);
    await system.database.sql('UPDATE validation.removal SET removed_up_to = $1', [before!.id]);
  });
});

describe('call that voids batches', () => {
  it('A4: requires the internal secret', async () => {
    expect((await post([newBatchId()], { 'x-internal-secret': 'x'.repeat(32) })).status).toBe(401);
  });

  it.each([
    ['no ids', []],
    ['an invalid id', ['x']],
    ['too many ids', Array.from({ length: 1_001 }, () => newBatchId())],
  ])('refuses %s', async (_what, ids) => {
    expect((await post(ids)).status).toBe(400);
  });

  it('skips a batch whose contract is locked and settles the others', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const batch = newBatch([{ keyHash }]);
    await system.send(service, batch);
    const unlock = await lockContract(contractId);
    expect(await (await post([batch.id])).json()).toEqual({ batches: [] });
    const otherId = newBatchId();
    expect(await (await post([otherId, batch.id])).json()).toEqual({
      batches: [{ id: otherId, outcome: 'uncharged' }],
    });
    await unlock();
    await until('settled', async () => (await outcomesOfVoiding(batch.id))[0] === 'refunded', PATIENCE_MS);
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });
});

describe('refusal of a batch', () => {
  const refusal = async (batch: object) =>
    fetch(`${service.url}/internal/check-batches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret },
      body: JSON.stringify(batch),
    });

  it('C10: says that nothing was charged when that is certain', async () => {
    const { keyHash } = await system.addKey(10);
    const { status, headers } = await refusal(newBatch([{ keyHash }], newBatchId(Date.now() - 11_000)));
    expect([status, headers.get(NOT_CHARGED_HEADER)]).toEqual([503, 'true']);
  });

  it('C10: does not say so when the outcome is unknown', async () => {
    const { keyHash } = await system.addKey(10);
    const id = newBatchId();
    await outcomesOfVoiding(id);
    const { status, headers } = await refusal(newBatch([{ keyHash }], id));
    expect([status, headers.get(NOT_CHARGED_HEADER)]).toEqual([503, null]);
  });
});
