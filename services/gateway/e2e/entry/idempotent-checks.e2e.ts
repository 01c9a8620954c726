import { calculateIban, type ProblemBody } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { gatewayFixture } from './start-gateway.js';

const iban = 'DE89370400440532013000';
const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };

describe('a check with an Idempotency-Key at the entry', () => {
  const { replica, gateway } = gatewayFixture();
  beforeEach(() => {
    replica.batches.length = 0;
    replica.quotas = {};
    replica.formatLine = () => '200 {"valid":true}';
  });

  const holder = (idempotencyKey: string, key = newApiKey()) => ({
    'x-api-key': key,
    'idempotency-key': idempotencyKey,
  });
  const calculate = (headers: Record<string, string>) => gateway.post(calculateIban.path, parts, headers);

  it('C11: travels in separate batches, with its call', async () => {
    await gateway.check({ iban }, holder('order-1'));
    await calculate(holder('order-1'));
    await gateway.check({ iban }, { 'x-api-key': newApiKey() });
    expect(replica.batches).toMatchObject([
      { kind: 'idempotent', checks: [{ iban, idempotency: { key: 'order-1', call: '/api/validate-iban' } }] },
      { kind: 'idempotent', checks: [{ iban, idempotency: { key: 'order-1', call: calculateIban.path } }] },
      { kind: 'keyed', checks: [{ iban }] },
    ]);
    expect(replica.batches[2]!.checks[0]).not.toHaveProperty('idempotency');
  });

  it('C11: says when the answer was given before, for a calculation too', async () => {
    const first = await gateway.check({ iban }, holder('order-1'));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    replica.quotas = { replayed: [0], quota: [10], remaining: [9] };
    const repeat = await gateway.check({ iban }, holder('order-1'));
    expect(repeat.headers.get('idempotency-replayed')).toBe('true');
    expect(repeat.headers.get('ratelimit')).toBe('"kontingent";r=9');
    const calculated = await calculate(holder('order-1'));
    expect(calculated.headers.get('idempotency-replayed')).toBe('true');
    expect(await calculated.text()).toBe('{"valid":true}');
  });

  it.each([
    [409, 'idempotency_in_progress', '1'],
    [422, 'idempotency_key_reused', null],
  ])('C11: passes on %d, with the time to wait where that helps', async (status, code, retryAfter) => {
    replica.formatLine = () => `${status} {"code":"${code}"}`;
    for (const response of [await gateway.check({ iban }, holder('x')), await calculate(holder('x'))]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
      expect(((await response.json()) as ProblemBody).code).toBe(code);
    }
  });

  it.each([
    ['empty', ''],
    ['longer than 255 characters', 'x'.repeat(256)],
    ['with a blank', 'order 1'],
    ['with a character outside of ASCII', 'bestellung-ü'],
  ])('C11: %s is refused with 400 and never sent', async (_, idempotencyKey) => {
    for (const response of [
      await gateway.check({ iban }, holder(idempotencyKey)),
      await calculate(holder(idempotencyKey)),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_request', errors: [{ field: 'Idempotency-Key' }] });
    }
    expect(replica.batches).toEqual([]);
  });

  it('C11: of 255 characters is one', async () => {
    expect((await gateway.check({ iban }, holder('x'.repeat(255)))).status).toBe(200);
  });

  it('C11: has no effect on a public check', async () => {
    for (const key of ['order-1', '', 'order 1']) {
      expect((await gateway.check({ iban }, { 'idempotency-key': key })).status).toBe(200);
    }
    expect(replica.batches.map(({ kind }) => kind)).toEqual(['public', 'public', 'public']);
    expect(replica.checks.some(({ idempotency }) => idempotency)).toBe(false);
  });

  it('C8, C11: does not wait for keyed checks, and keyed checks do not wait for it', async () => {
    replica.behaviour = 'keeps silent';
    replica.times = 2;
    const silent = [gateway.check({ iban }, holder('a')), gateway.check({ iban }, holder('b'))];
    await until('the first batch is sent', () => replica.batches.length > 0);
    replica.behaviour = 'answers';
    expect((await gateway.check({ iban }, { 'x-api-key': newApiKey() })).status).toBe(200);
    await Promise.all(silent);
  });
});
