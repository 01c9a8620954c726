import { hashOfApiKey, isWellFormedApiKey } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { Key } from '../src/contract/key.entity.js';
import { toKeyState } from '../src/contract/key-state.js';
import { keysServiceForSuite } from './support/running-keys-service.js';

const running = keysServiceForSuite();

/** The published state of a key. */
async function readKeyState(id: string) {
  const keys = running.service.app.get(DataSource).getRepository(Key);
  return toKeyState(await keys.findOneOrFail({ where: { id }, relations: { contract: true } }));
}

/** Charges 7 calls by the key's hash, as validation-service does. @returns the contract's used calls afterwards */
async function usedAfterCharge(apiKey: string): Promise<number> {
  const charge = 'SELECT granted FROM keys.charge(ARRAY[$1::bytea], ARRAY[7], ARRAY[$2::inet])';
  await running.keys.charger.query(charge, [hashOfApiKey(apiKey), '203.0.113.7']);
  const rows = await running.keys.database.sql<{ used: number }>(
    'SELECT c.used::float8 AS used FROM keys.contract c JOIN keys.key k ON k.contract_id = c.id WHERE k.hash = $1',
    [hashOfApiKey(apiKey)],
  );
  return rows[0]!.used;
}

describe('test key', () => {
  it('C1: says what it is, cannot be converted and uses up nothing', async () => {
    const { id, apiKey, isTest, used: before } = await running.issue({ isTest: true });
    expect([isWellFormedApiKey(apiKey), isTest, before]).toEqual([true, true, 0]);
    expect(apiKey).toMatch(/^iban_test_/);
    expect(await usedAfterCharge(apiKey)).toBe(0);
    const { body } = await running.call<{ isTest: boolean }>('PUT', `/${id}`, { isTest: false, clientName: 'Neu' });
    expect(body.isTest).toBe(true);
  });

  it('passes its kind on to the key that renews it', async () => {
    const { id } = await running.issue({ isTest: true });
    const { body } = await running.call<{ isTest: boolean; apiKey: string }>('POST', `/${id}/renew`);
    expect(body).toMatchObject({ isTest: true, apiKey: expect.stringMatching(/^iban_test_/) });
    expect(await usedAfterCharge(body.apiKey)).toBe(0);
  });

  it('may make 600 calls a minute without its own limit', async () => {
    const { id } = await running.issue({ isTest: true });
    const { id: limitedKey } = await running.issue({ isTest: true, rateLimitPerMinute: 30 });
    expect(await readKeyState(id)).toMatchObject({ isTest: true, rateLimit: { perMinute: 600 } });
    expect(await readKeyState(limitedKey)).toMatchObject({ rateLimit: { perMinute: 30 } });
  });

  it('accepts no top-up, which would be lost', async () => {
    const { id } = await running.issue({ isTest: true });
    const { status, body } = await running.call('POST', `/${id}/top-up`, { addedQuota: 5, orderNumber: 'A-1' });
    expect([status, body.code]).toEqual([409, 'key_is_test']);
  });

  it('is only created on request', async () => {
    const { id, apiKey, isTest } = await running.issue();
    expect([isTest, await usedAfterCharge(apiKey)]).toEqual([false, 7]);
    const state = await readKeyState(id);
    expect([state.isTest, state.rateLimit]).toEqual([undefined, undefined]);
  });

  it('E11: is not created for null', async () => {
    expect((await running.issue({ isTest: null })).isTest).toBe(false);
  });
});
