import { randomUUID } from 'node:crypto';
import type { Check } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import {
  type BatchAnswer,
  createIdempotentBatch,
  idempotentCheck,
  listStatuses,
  newBatchId,
  times,
  validationSystem,
  wrongIban,
} from './support/validation-system.js';

const system = validationSystem();
const service = suiteFixture(() => system.startWithKafka());
const other = suiteFixture(() => system.startWithKafka());

function send(checks: readonly Partial<Check>[], replica = service): Promise<BatchAnswer> {
  return system.send(replica, createIdempotentBatch(checks));
}

describe('check with an Idempotency-Key and without a verdict', () => {
  it('C11: is not stored: a repeat is checked again, also with another IBAN', async () => {
    const { contractId, keyHash } = await system.addKey(0);
    const key = randomUUID();
    const before = await system.keptAnswers();
    expect((await send([idempotentCheck(keyHash, key)])).lines[0]).toMatchObject({ status: 429 });
    expect(await system.keptAnswers()).toBe(before);
    await system.database.sql('UPDATE keys.contract SET quota = 5 WHERE id = $1', [contractId]);
    expect((await send([idempotentCheck(keyHash, key, { iban: wrongIban })])).lines[0]).toMatchObject({ status: 200 });
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('C11: gives verdicts to concurrent ones up to the quota', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const answer = await send(times(4).map(() => idempotentCheck(keyHash)));
    expect(listStatuses(answer)).toEqual([200, 200, 429, 429]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C11: answers a duplicate within one batch with 409, because the first result is not yet known', async () => {
    const { keyHash } = await system.addKey(0);
    const answer = await send(times(2, idempotentCheck(keyHash)));
    expect(answer.lines.map(({ body }) => body['code'])).toEqual(['quota_exceeded', 'idempotency_in_progress']);
  });

  it('C5, C11: a key disabled meanwhile gets no stored answers, one with used up quota does', async () => {
    const { contractId, keyHash } = await system.addKey(1);
    const key = randomUUID();
    const first = await send([idempotentCheck(keyHash, key)]);
    expect((await send([idempotentCheck(keyHash, key)])).lines).toEqual(first.lines);
    const switchKey = 'UPDATE keys.key SET is_active = $2 WHERE contract_id = $1';
    await system.database.sql(switchKey, [contractId, false]);
    expect((await send([idempotentCheck(keyHash, key)])).lines[0]!.body['code']).toBe('key_inactive');
    await system.database.sql(switchKey, [contractId, true]);
    expect((await send([idempotentCheck(keyHash, key)])).lines).toEqual(first.lines);
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('C11: is stored with a test key as a verdict, not as the simulated refusal', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    await system.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [contractId]);
    const [verdict, refusal] = ['DE23999999000000000001', 'DE84999999000000429001'];
    const keys = [randomUUID(), randomUUID()];
    const first = await send([
      idempotentCheck(keyHash, keys[0], { iban: verdict, receivedAt: Date.now() - 1_000 }),
      idempotentCheck(keyHash, keys[1], { iban: refusal }),
    ]);
    expect(listStatuses(first)).toEqual([200, 429]);
    const repeat = await send([
      idempotentCheck(keyHash, keys[0], { iban: verdict }),
      idempotentCheck(keyHash, keys[1], { iban: verdict }),
    ]);
    expect([listStatuses(repeat), repeat.head?.replayed, repeat.head?.tests]).toEqual([[200, 200], [0], [0, 1]]);
    expect(repeat.lines[0]).toEqual(first.lines[0]);
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });
});

describe('repeated idempotent batch', () => {
  it('C3, C11: gets the first answers, including refusals and repeats', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const answeredCheck = idempotentCheck(keyHash);
    await send([answeredCheck]);
    const batch = createIdempotentBatch([
      answeredCheck,
      idempotentCheck(keyHash),
      idempotentCheck(keyHash),
      { ...answeredCheck, iban: wrongIban },
    ]);
    const first = await system.send(service, batch);
    expect(listStatuses(first)).toEqual([200, 200, 429, 422]);
    await system.database.sql('UPDATE keys.contract SET quota = 100 WHERE id = $1', [contractId]);
    const repeat = await system.send(other, batch);
    expect([repeat.lines, repeat.head?.replayed]).toEqual([first.lines, first.head?.replayed]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C3, C11: is not a replay when its caller never got the answer', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    const batch = createIdempotentBatch([idempotentCheck(keyHash), idempotentCheck(keyHash)]);
    const first = await system.send(service, batch);
    const repeat = await system.send(other, batch);
    expect([repeat.lines, repeat.head?.replayed]).toEqual([first.lines, undefined]);
    expect(await system.readUsedQuota(contractId)).toBe(2);
  });

  it('C3, C11: at the same time at two replicas is charged once, 20 rounds', async () => {
    const { contractId, keyHash } = await system.addKey(1_000);
    for (let round = 0; round < 20; round += 1) {
      const batch = createIdempotentBatch(times(3).map(() => idempotentCheck(keyHash)));
      const [one, two] = await Promise.all([system.send(service, batch), system.send(other, batch)]);
      expect(one.lines).toEqual(two.lines);
    }
    expect(await system.readUsedQuota(contractId)).toBe(60);
  });

  it('C3: is refused when too old, and stores nothing', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    const batch = createIdempotentBatch([idempotentCheck(keyHash)], newBatchId(Date.now() - 11_000));
    expect(await system.send(service, batch)).toMatchObject({ status: 503, retryAfter: '1' });
    expect([await system.readUsedQuota(contractId), await system.keptAnswers(batch.id)]).toEqual([0, 0]);
  });

  it('C11: is refused when a check has no Idempotency-Key or no API key', async () => {
    const { keyHash } = await system.addKey(5);
    expect((await send([{ keyHash }])).status).toBe(400);
    expect((await send([{ idempotency: { key: 'x', call: '/' } }])).status).toBe(400);
  });
});
