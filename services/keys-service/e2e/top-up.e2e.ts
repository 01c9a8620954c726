import { randomUUID } from 'node:crypto';
import type { RunningService } from '@pruefer/platform';
import { startService } from '@pruefer/platform';
import { serviceEnvironment } from '@pruefer/testkit';
import { KeysConfig } from '../src/config.js';
import { KeysServiceModule } from '../src/keys-service.module.js';
import { TopUpKey } from '../src/bookings/top-up-key.js';
import { type KeysDatabase, keysDatabase } from './keys-database.js';

const actor = { name: 'e2e' };

let keys: KeysDatabase;
let service: RunningService;
let topUpKey: TopUpKey;

beforeAll(async () => {
  keys = await keysDatabase();
  const env = serviceEnvironment({ DATABASE_URL: keys.database.url('keys', 'service') });
  service = await startService('keys-service', KeysServiceModule, KeysConfig, { env });
  topUpKey = service.app.get(TopUpKey);
});

afterAll(async () => {
  await service.close();
  await keys.close();
});

async function bookingsOf(contractId: number): Promise<{ amount: number; before: number; after: number }[]> {
  return keys.database.sql(
    `SELECT amount::int, quota_before::int AS before, quota_after::int AS after
     FROM keys.booking WHERE contract_id = $1 ORDER BY id`,
    [contractId],
  );
}

async function quotaOf(contractId: number): Promise<number> {
  const [row] = await keys.database.sql<{ quota: string }>('SELECT quota FROM keys.contract WHERE id = $1', [
    contractId,
  ]);
  return Number(row!.quota);
}

describe('top-up', () => {
  it('C7: 20 in parallel of 10 calls each raise the quota by 200, with 20 consecutive bookings', async () => {
    const contractId = await keys.addContract(100);
    const key = await keys.addKey(contractId);
    const book = (order: number) => topUpKey.run(key, { addedQuota: 10, orderNumber: `A-${order}` }, actor);
    await Promise.all(Array.from({ length: 20 }, (_, order) => book(order)));
    expect(await quotaOf(contractId)).toBe(300);
    const bookings = await bookingsOf(contractId);
    expect(bookings).toHaveLength(20);
    expect(bookings.map(({ before }) => before).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, order) => 100 + order * 10),
    );
  });

  it('C7: loses no call and no booking while the contract is being charged', async () => {
    const contractId = await keys.addContract(10_000);
    const key = await keys.addKey(contractId);
    const book = (order: number) => topUpKey.run(key, { addedQuota: 5, orderNumber: `A-${order}` }, actor);
    const charge = () => keys.charge([{ key, wanted: 3 }]);
    await Promise.all(Array.from({ length: 40 }, (_, turn) => (turn % 2 ? book(turn) : charge())));
    expect([await quotaOf(contractId), await keys.usedOf(contractId)]).toEqual([10_100, 60]);
  });

  it('C7: is refused for a known order number, also concurrently', async () => {
    const contractId = await keys.addContract(100);
    const key = await keys.addKey(contractId);
    const topUps = [1, 2].map(() => topUpKey.run(key, { addedQuota: 10, orderNumber: 'A-1' }, actor));
    const outcomes = await Promise.allSettled(topUps);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'order_already_booked' },
    });
    expect(await quotaOf(contractId)).toBe(110);
  });

  it('accepts the same order number for another contract', async () => {
    for (const contractId of [await keys.addContract(1), await keys.addContract(1)]) {
      await topUpKey.run(await keys.addKey(contractId), { addedQuota: 1, orderNumber: 'same' }, actor);
      expect(await quotaOf(contractId)).toBe(2);
    }
  });

  it('C4: is refused beyond 2^53-1 without a booking', async () => {
    const contractId = await keys.addContract(Number.MAX_SAFE_INTEGER - 5);
    const key = await keys.addKey(contractId);
    const tooMuch = topUpKey.run(key, { addedQuota: 6, orderNumber: 'A-1' }, actor);
    await expect(tooMuch).rejects.toMatchObject({ code: 'quota_too_large' });
    expect(await bookingsOf(contractId)).toEqual([]);
  });

  it('is refused for an unknown key', async () => {
    const unknownKey = topUpKey.run(randomUUID(), { addedQuota: 6, orderNumber: 'A-1' }, actor);
    await expect(unknownKey).rejects.toMatchObject({ code: 'key_id_unknown' });
  });

  it('cannot be changed or deleted afterwards by the service', async () => {
    for (const change of ['UPDATE keys.booking SET note = note', 'DELETE FROM keys.booking']) {
      const asService = keys.database.sql(`SET ROLE keys_service; ${change}`);
      await expect(asService).rejects.toThrow(/permission denied/);
    }
  });
});
