import { randomUUID } from 'node:crypto';
import { type CheckBatch, voidBatches } from '@pruefer/contracts';
import { internalSecret, suiteFixture, until } from '@pruefer/testkit';
import { createIdempotentBatch, idempotentCheck, listStatuses, validationSystem } from './support/validation-system.js';

const PATIENCE_MS = 60_000;

const system = validationSystem();
const service = suiteFixture(() => system.startWithKafka());

/** Voids a batch as the gateway does after answering 503. */
async function voidBatch({ id }: CheckBatch): Promise<void> {
  const response = await fetch(service.url + voidBatches.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret },
    body: JSON.stringify({ ids: [id] }),
    signal: AbortSignal.timeout(10_000),
  });
  expect(response.status).toBe(200);
}

/** A charged check and two repeats that got its answer. */
async function answeredThrice(quota = 10) {
  const { contractId, keyHash } = await system.addKey(quota);
  const key = randomUUID();
  const batches = [0, 1, 2].map(() => createIdempotentBatch([idempotentCheck(keyHash, key)]));
  for (const batch of batches) expect(listStatuses(await system.send(service, batch))).toEqual([200]);
  const [first, second, third] = batches as [CheckBatch, CheckBatch, CheckBatch];
  expect(await system.readUsedQuota(contractId)).toBe(1);
  return { contractId, keyHash, key, first, second, third };
}

async function replayed(keyHash: string, key: string): Promise<readonly number[] | undefined> {
  return (await system.send(service, createIdempotentBatch([idempotentCheck(keyHash, key)]))).head?.replayed;
}

describe('C10, C11: charge of an answer under an Idempotency-Key', () => {
  it('is refunded with its batch when no repeat got the answer; the next request is checked and charged again', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    const key = randomUUID();
    const batch = createIdempotentBatch([idempotentCheck(keyHash, key), idempotentCheck(keyHash)]);
    await system.send(service, batch);
    await voidBatch(batch);
    expect(await system.readUsedQuota(contractId)).toBe(0);
    expect(await replayed(keyHash, key)).toBeUndefined();
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('remains while a repeat has the answer, and is refunded with the last voided batch', async () => {
    const { contractId, keyHash, key, first, second, third } = await answeredThrice();
    await voidBatch(first);
    expect(await system.readUsedQuota(contractId)).toBe(1);
    await voidBatch(third);
    await voidBatch(third);
    expect(await system.readUsedQuota(contractId)).toBe(1);
    await voidBatch(second);
    expect(await system.readUsedQuota(contractId)).toBe(0);
    expect(await replayed(keyHash, key)).toBeUndefined();
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('remains when only repeats are voided', async () => {
    const { contractId, keyHash, key, second, third } = await answeredThrice();
    await voidBatch(second);
    await voidBatch(third);
    expect(await system.readUsedQuota(contractId)).toBe(1);
    expect(await replayed(keyHash, key)).toEqual([0]);
  });

  it('is refunded with the first batch when its repeats were voided before', async () => {
    const { contractId, first, second, third } = await answeredThrice();
    await voidBatch(second);
    await voidBatch(third);
    await voidBatch(first);
    expect(await system.readUsedQuota(contractId)).toBe(0);
  });

  it('remains, like the answer, where the log can no longer be corrected', async () => {
    const { contractId, keyHash, key, first, second, third } = await answeredThrice();
    await voidBatch(first);
    await system.database.sql('DELETE FROM validation.outbox WHERE id = $1', [first.id]);
    await voidBatch(second);
    await voidBatch(third);
    expect(await system.readUsedQuota(contractId)).toBe(1);
    expect(await replayed(keyHash, key)).toEqual([0]);
  });

  it('equals the log: 200 while it remains, 503 after the refund', async () => {
    const events = await system.followEvents();
    const { contractId, first, second, third } = await answeredThrice();
    const statuses = () => events.filter((event) => event.contractId === contractId).map(({ status }) => status);
    await until('the event of the answer', () => statuses().length > 0, PATIENCE_MS);
    await voidBatch(first);
    await until('the copy of a voided batch', () => statuses().length > 1, PATIENCE_MS);
    expect(new Set(statuses())).toEqual(new Set([200]));
    await voidBatch(second);
    await voidBatch(third);
    await until('what takes it back', () => statuses().includes(503), PATIENCE_MS);
  });

  it('is booked once for each contract, including the checks of a voided repeat', async () => {
    const { contractId, keyHash, key, first, second } = await answeredThrice();
    const mixed = createIdempotentBatch([
      idempotentCheck(keyHash, key),
      idempotentCheck(keyHash),
      idempotentCheck(keyHash),
    ]);
    await system.send(service, mixed);
    expect(await system.readUsedQuota(contractId)).toBe(3);
    for (const batch of [first, second]) await voidBatch(batch);
    const booked = () =>
      system.database.sql(
        `SELECT refunded_calls::int AS calls FROM keys.booking WHERE contract_id = $1 AND kind = 'refund' ORDER BY id`,
        [contractId],
      );
    expect(await booked()).toEqual([]);
    await voidBatch(mixed);
    expect(await booked()).toEqual([{ calls: 2 }]);
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });
});
