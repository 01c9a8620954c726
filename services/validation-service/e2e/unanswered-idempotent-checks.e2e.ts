import { randomUUID } from 'node:crypto';
import type { Check } from '@pruefer/contracts';
import type { RunningService } from '@pruefer/platform';
import {
  type BatchAnswer,
  idempotentBatchOf,
  newBatchId,
  statusesOf,
  times,
  under,
  ValidationSystem,
  wrongIban,
} from './validation-system.js';

let system: ValidationSystem;
let service: RunningService;
let other: RunningService;

beforeAll(async () => {
  system = await ValidationSystem.create();
  [service, other] = [await system.startWithKafka(), await system.startWithKafka()];
});

afterAll(() => system.close());

function send(checks: readonly Partial<Check>[], replica = service): Promise<BatchAnswer> {
  return system.send(replica, idempotentBatchOf(checks));
}

describe('what got no verdict under an Idempotency-Key', () => {
  it('C11: is not remembered: a repeat is judged anew, also with another IBAN', async () => {
    const { contractId, keyHash } = await system.addKey(0);
    const key = randomUUID();
    const before = await system.keptAnswers();
    expect((await send([under(keyHash, key)])).lines[0]).toMatchObject({ status: 429 });
    expect(await system.keptAnswers()).toBe(before);
    await system.database.sql('UPDATE keys.contract SET quota = 5 WHERE id = $1', [contractId]);
    expect((await send([under(keyHash, key, { iban: wrongIban })])).lines[0]).toMatchObject({ status: 200 });
    expect(await system.usedOf(contractId)).toBe(1);
  });

  it('C11: gives of parallel ones a verdict to as many as there is quota for', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const answer = await send(times(4).map(() => under(keyHash)));
    expect(statusesOf(answer)).toEqual([200, 200, 429, 429]);
    expect(await system.usedOf(contractId)).toBe(2);
  });

  it('C11: twice in one batch is 409 for the second: nobody knows yet how the first ends', async () => {
    const { keyHash } = await system.addKey(0);
    const answer = await send(times(2, under(keyHash)));
    expect(answer.lines.map(({ body }) => body['code'])).toEqual(['quota_exceeded', 'idempotency_in_progress']);
  });

  it('C5, C11: a key that was switched off meanwhile does not get its answers either, with used up quota it does', async () => {
    const { contractId, keyHash } = await system.addKey(1);
    const key = randomUUID();
    const first = await send([under(keyHash, key)]);
    expect((await send([under(keyHash, key)])).lines).toEqual(first.lines);
    const switchKey = 'UPDATE keys.key SET is_active = $2 WHERE contract_id = $1';
    await system.database.sql(switchKey, [contractId, false]);
    expect((await send([under(keyHash, key)])).lines[0]!.body['code']).toBe('key_inactive');
    await system.database.sql(switchKey, [contractId, true]);
    expect((await send([under(keyHash, key)])).lines).toEqual(first.lines);
    expect(await system.usedOf(contractId)).toBe(1);
  });

  it('C11: with a test key is remembered as a verdict, not as the refusal that it plays', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    await system.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [contractId]);
    const [verdict, refusal] = ['DE23999999000000000001', 'DE84999999000000429001'];
    const keys = [randomUUID(), randomUUID()];
    const first = await send([
      under(keyHash, keys[0], { iban: verdict, receivedAt: Date.now() - 1_000 }),
      under(keyHash, keys[1], { iban: refusal }),
    ]);
    expect(statusesOf(first)).toEqual([200, 429]);
    const again = await send([under(keyHash, keys[0], { iban: verdict }), under(keyHash, keys[1], { iban: verdict })]);
    expect([statusesOf(again), again.head?.replayed, again.head?.tests]).toEqual([[200, 200], [0], [0, 1]]);
    expect(again.lines[0]).toEqual(first.lines[0]);
    expect(await system.usedOf(contractId)).toBe(0);
  });
});

describe('a repeated idempotent batch', () => {
  it('C3, C11: is answered as the first time, refusals and repeats in it too', async () => {
    const { contractId, keyHash } = await system.addKey(2);
    const known = under(keyHash);
    await send([known]);
    const batch = idempotentBatchOf([known, under(keyHash), under(keyHash), { ...known, iban: wrongIban }]);
    const first = await system.send(service, batch);
    expect(statusesOf(first)).toEqual([200, 200, 429, 422]);
    await system.database.sql('UPDATE keys.contract SET quota = 100 WHERE id = $1', [contractId]);
    const repeat = await system.send(other, batch);
    expect([repeat.lines, repeat.head?.replayed]).toEqual([first.lines, first.head?.replayed]);
    expect(await system.usedOf(contractId)).toBe(2);
  });

  it('C3, C11: that was all answered is no replay for who never got the answer', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    const batch = idempotentBatchOf([under(keyHash), under(keyHash)]);
    const first = await system.send(service, batch);
    const repeat = await system.send(other, batch);
    expect([repeat.lines, repeat.head?.replayed]).toEqual([first.lines, undefined]);
    expect(await system.usedOf(contractId)).toBe(2);
  });

  it('C3, C11: at the same time at two replicas is charged once, 20 rounds', async () => {
    const { contractId, keyHash } = await system.addKey(1_000);
    for (let round = 0; round < 20; round += 1) {
      const batch = idempotentBatchOf(times(3).map(() => under(keyHash)));
      const [one, two] = await Promise.all([system.send(service, batch), system.send(other, batch)]);
      expect(one.lines).toEqual(two.lines);
    }
    expect(await system.usedOf(contractId)).toBe(60);
  });

  it('C3: too old is refused, and leaves nothing', async () => {
    const { contractId, keyHash } = await system.addKey(5);
    const batch = idempotentBatchOf([under(keyHash)], newBatchId(Date.now() - 11_000));
    expect(await system.send(service, batch)).toMatchObject({ status: 503, retryAfter: '1' });
    expect([await system.usedOf(contractId), await system.keptAnswers(batch.id)]).toEqual([0, 0]);
  });

  it('C11: is refused when a check has no Idempotency-Key or no API key', async () => {
    const { keyHash } = await system.addKey(5);
    expect((await send([{ keyHash }])).status).toBe(400);
    expect((await send([{ idempotency: { key: 'x', call: '/' } }])).status).toBe(400);
  });
});
