import { randomUUID } from 'node:crypto';
import { type Check, HOUR_MS } from '@pruefer/contracts';
import { suiteFixture, until } from '@pruefer/testkit';
import { v7 } from 'uuid';
import {
  type BatchAnswer,
  createIdempotentBatch,
  idempotentCheck,
  listStatuses,
  newBatchId,
  times,
  validationSystem,
  validIban,
  wrongIban,
} from './support/validation-system.js';

const system = validationSystem();
const service = suiteFixture(() => system.startWithKafka());
const other = suiteFixture(() => system.startWithKafka());

function send(checks: readonly Partial<Check>[], replica = service): Promise<BatchAnswer> {
  return system.send(replica, createIdempotentBatch(checks));
}

describe('check with an Idempotency-Key', () => {
  it('C11: is answered and charged like any other', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const answer = await send([idempotentCheck(keyHash), idempotentCheck(keyHash, randomUUID(), { iban: wrongIban })]);
    expect(listStatuses(answer)).toEqual([200, 200]);
    expect(answer.head).toEqual({ now: expect.any(Number) as number, quota: [10, 10], remaining: [9, 8] });
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C11: gets the same answer from any replica on repeat, for one charge and one event', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    const first = await send([idempotentCheck(keyHash, key, { receivedAt: Date.now() - 1_000 })]);
    const repeat = await send([idempotentCheck(keyHash, key)], other);
    expect(repeat.lines).toEqual(first.lines);
    expect([first.head?.replayed, repeat.head?.replayed, repeat.head?.remaining]).toEqual([undefined, [0], [9]]);
    expect(await system.readUsedQuota(contractId)).toBe(1);
    const allEvents = await system.followEvents();
    const events = () => allEvents.filter((event) => event.contractId === contractId);
    await until('the event', () => events().length > 0, 30_000);
    await send([idempotentCheck(keyHash)]);
    await until('the next event', () => events().length > 1, 30_000);
    expect(events()).toHaveLength(2);
  });

  it('C11: gets the first answer after a change of bank data, in every mode of the log', async () => {
    const masked = await system.startWithKafka({ LOG_IBAN: 'none' });
    const { keyHash } = await system.addKey(10);
    const key = randomUUID();
    const batch = createIdempotentBatch([idempotentCheck(keyHash, key)]);
    const first = await system.send(masked, batch);
    const [row] = await system.database.sql<{ entry: string }>(
      'SELECT to_jsonb(e)::text AS entry FROM validation.idempotent_check e WHERE batch = $1',
      [batch.id],
    );
    expect(row!.entry).not.toMatch(new RegExp(`${validIban}|0532013000|${key}|${keyHash}|203\\.0\\.113`));
    await system.importBanks('2021-01-01', 'Umbenannte Bank');
    const renamed = await system.startWithKafka();
    expect((await send([idempotentCheck(keyHash)], renamed)).lines[0]!.body['bankName']).toBe('Umbenannte Bank');
    expect((await send([idempotentCheck(keyHash, key)], renamed)).lines).toEqual(first.lines);
    await system.stop(renamed);
    await system.stop(masked);
  });

  it('C11: is refused with 422 for another IBAN or endpoint, free of charge', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    await send([idempotentCheck(keyHash, key)]);
    const answer = await send([
      idempotentCheck(keyHash, key, { iban: wrongIban }),
      { ...idempotentCheck(keyHash), idempotency: { key, call: '/api/v1/ibans/calculate' } },
    ]);
    expect(answer.lines.map(({ status, body }) => [status, body['code']])).toEqual([
      [422, 'idempotency_key_reused'],
      [422, 'idempotency_key_reused'],
    ]);
    expect(answer.head?.replayed).toBeUndefined();
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('C11: is another request with another BIC; with the same one it gets the same answer', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    const first = await send([idempotentCheck(keyHash, key, { bic: 'COBADEFFXXX' })]);
    const { checks } = first.lines[0]!.body as { checks: Record<string, unknown> };
    expect(checks['bic']).toMatchObject({ result: 'passed' });
    expect((await send([idempotentCheck(keyHash, key, { bic: 'COBADEFFXXX' })], other)).lines).toEqual(first.lines);
    for (const fields of [{ bic: 'DEUTDEFF' }, {}])
      expect((await send([idempotentCheck(keyHash, key, fields)])).lines[0]).toMatchObject({ status: 422 });
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('C11, C13: belongs to its contract and is shared by the contract’s API keys', async () => {
    const [mine, others] = [await system.addKey(10), await system.addKey(10)];
    const renewedKey = await system.addKey(10, mine.contractId);
    const key = randomUUID();
    const first = await send([idempotentCheck(mine.keyHash, key)]);
    const overlap = await send([idempotentCheck(renewedKey.keyHash, key)], other);
    expect([overlap.lines, overlap.head?.replayed, overlap.head?.remaining]).toEqual([first.lines, [0], [9]]);
    await system.database.sql('UPDATE keys.key SET superseded_at = now() WHERE hash = $1', [`\\x${mine.keyHash}`]);
    const [old, later, reused] = (
      await send([
        idempotentCheck(mine.keyHash, key),
        idempotentCheck(renewedKey.keyHash, key),
        idempotentCheck(renewedKey.keyHash, key, { iban: wrongIban }),
      ])
    ).lines;
    expect([old?.body['code'], later, reused?.status]).toEqual(['key_superseded', first.lines[0], 422]);
    const answer = await send([idempotentCheck(others.keyHash, key, { iban: wrongIban })]);
    expect(answer.lines[0]).toMatchObject({ status: 200, body: { valid: false } });
    expect([await system.readUsedQuota(mine.contractId), await system.readUsedQuota(others.contractId)]).toEqual([
      1, 1,
    ]);
  });

  it('C11, C13: 50 concurrent ones with two keys of a contract over two replicas are charged once, 20 rounds', async () => {
    const { contractId, keyHash } = await system.addKey(1_000);
    const renewedKey = await system.addKey(1_000, contractId);
    for (let round = 1; round <= 20; round += 1) {
      const key = randomUUID();
      const checks = times(10).map((_, n) => idempotentCheck(n % 2 ? keyHash : renewedKey.keyHash, key));
      const answers = await Promise.all(times(5).map((_, n) => send(checks, n % 2 ? service : other)));
      const lines = answers.flatMap((answer) => answer.lines);
      expect([lines.length, new Set(lines.map((line) => JSON.stringify(line))).size]).toEqual([50, 1]);
      expect(await system.readUsedQuota(contractId)).toBe(round);
    }
  });

  it('C13: shares entries by API key with a replica of an earlier version, in both directions', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const [before, since] = [randomUUID(), randomUUID()];
    const first = await send([idempotentCheck(keyHash, before)]);
    // Written by an earlier version.
    await system.database.sql('UPDATE validation.idempotent_check SET contract_entry = NULL');
    const repeat = await send([idempotentCheck(keyHash, before)]);
    expect([repeat.lines, repeat.head?.replayed]).toEqual([first.lines, [0]]);
    const batch = createIdempotentBatch([idempotentCheck(keyHash, since)]);
    await system.send(service, batch);
    // Query of an earlier version.
    const [charge] = await system.database.sql<{ repeats: number[] }>(
      `SELECT repeats FROM validation.idempotent_check e, validation.charge_once($1, '[[],[]]', ARRAY[$2::bytea], '{203.0.113.7}', '{1}',
        ARRAY[e.id], ARRAY[e.fingerprint], '{answer}', '{false}') WHERE e.batch = $3`,
      [newBatchId(), `\\x${keyHash}`, batch.id],
    );
    expect(charge?.repeats).toEqual([0]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C11: batches with the same checks in different orders do not deadlock, 20 rounds', async () => {
    const [one, two] = [await system.addKey(1_000), await system.addKey(1_000)];
    for (let round = 1; round <= 20; round += 1) {
      const checks = times(10).map((_, n) => idempotentCheck(n % 2 ? one.keyHash : two.keyHash));
      const orders = [checks, checks.toReversed(), [...checks.slice(5), ...checks.slice(0, 5)], checks];
      const answers = await Promise.all(orders.map((order, n) => send(order, n % 2 ? service : other)));
      expect(answers.flatMap(listStatuses)).toEqual(Array(40).fill(200));
    }
    expect([await system.readUsedQuota(one.contractId), await system.readUsedQuota(two.contractId)]).toEqual([
      100, 100,
    ]);
  });

  it('C11: is a new request after a day, even before the answer is deleted', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    await send([idempotentCheck(keyHash, key)]);
    await system.database.sql(`UPDATE validation.idempotent_check SET recorded_at = recorded_at - interval '24 hours'`);
    const answer = await send([idempotentCheck(keyHash, key, { iban: wrongIban })]);
    expect(answer.lines[0]).toMatchObject({ status: 200, body: { valid: false } });
    const repeat = await send([idempotentCheck(keyHash, key, { iban: wrongIban })]);
    expect([repeat.lines, repeat.head?.replayed]).toEqual([answer.lines, [0]]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C11, G1: is deleted after a day, and not before', async () => {
    const { keyHash } = await system.addKey(10);
    const [old, young] = [newBatchId(), newBatchId()];
    await system.send(
      service,
      createIdempotentBatch(
        times(3).map(() => idempotentCheck(keyHash)),
        old,
      ),
    );
    await system.send(service, createIdempotentBatch([idempotentCheck(keyHash)], young));
    const [past, recent] = [-25, -23].map((hours) => `${v7({ msecs: Date.now() + hours * HOUR_MS }).slice(0, 33)}000`);
    const age = 'UPDATE validation.idempotent_check SET batch = $2 WHERE batch = $1';
    await system.database.sql(age, [old, past]);
    await system.database.sql(age, [young, recent]);
    const replica = await system.start();
    await until('deleted', async () => (await system.keptAnswers(past)) === 0);
    expect(await system.keptAnswers(recent)).toBe(1);
    await system.stop(replica);
  });
});
