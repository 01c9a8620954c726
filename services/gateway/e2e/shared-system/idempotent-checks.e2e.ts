import { randomUUID } from 'node:crypto';
import { calculateIban, type ProblemBody, validateIban } from '@pruefer/contracts';
import { callApi } from '../system/call-api.js';
import { settledAccounts } from '../system/books.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { startBeside } from '../system/part-beside.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

describe('a check with an Idempotency-Key', () => {
  let key: string;
  beforeEach(async () => {
    [key = ''] = await seedKeys(system, 1, 100);
  });

  async function send(idempotencyKey: string, body: object, path: string = validateIban.path, url = system.url) {
    const response = await callApi({ url }, { path, key, body, headers: { 'idempotency-key': idempotencyKey } });
    return {
      status: response.status,
      text: await response.text(),
      isReplay: response.headers.get('idempotency-replayed') === 'true',
      rateLimit: response.headers.get('ratelimit'),
    };
  }

  it('C11: sent 50 times at once gets one answer, one charge and one row in the log', async () => {
    const [first, repeated] = [randomUUID(), randomUUID()];
    const before = await send(first, { iban: ibanNumber(1) });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(repeated, { iban: ibanNumber(2) })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(before).toMatchObject({ status: 200, isReplay: false, rateLimit: '"kontingent";r=99' });
    expect(await settledAccounts(system, [key])).toEqual([{ used: 2, logged: 2 }]);
    expect(await send(first, { iban: ibanNumber(1) })).toEqual({
      ...before,
      isReplay: true,
      rateLimit: '"kontingent";r=98',
    });
  });

  it('C11: is known to every gateway and also to one that has just been started', async () => {
    const body = { iban: ibanNumber(3) };
    const first = await send('order-3', body);
    const gateway = await startBeside(system, 'gateway', {});
    const repeat = await send('order-3', body, validateIban.path, gateway.url);
    await gateway.stop();
    expect([repeat.status, repeat.text, repeat.isReplay]).toEqual([200, first.text, true]);
    expect(await settledAccounts(system, [key])).toEqual([{ used: 1, logged: 1 }]);
  });

  it('C13: belongs to the contract: a repeat with the renewed key gets the same answer and is not charged', async () => {
    const keys = await ConsoleKeys.of(system);
    const issued = await keys.issue({ quota: 100 });
    key = issued.apiKey;
    const body = { iban: ibanNumber(5) };
    const first = await send('order-5', body);
    const renewed = await keys.renew(issued.id, { overlap: '7d' });
    key = renewed.apiKey;
    expect(await send('order-5', body)).toEqual({ ...first, isReplay: true });
    const newest = await keys.renew(renewed.id);
    key = newest.apiKey;
    expect(await send('order-5', body)).toEqual({ ...first, isReplay: true });
    expect(await settledAccounts(system, [key])).toEqual([{ used: 1, logged: 1 }]);
    const other = await keys.issue({ quota: 100 });
    key = other.apiKey;
    expect(await send('order-5', body)).toMatchObject({ status: 200, isReplay: false, rateLimit: '"kontingent";r=99' });
    expect(await settledAccounts(system, [key])).toEqual([{ used: 1, logged: 1 }]);
  });

  it('C11: is the same calculation in whatever order its fields come, and no check', async () => {
    const path = calculateIban.path;
    const first = await send('order-4', { country: 'DE', bankCode: '37040044', accountNumber: '532013000' }, path);
    const repeat = await send('order-4', { accountNumber: '532 013 000', bankCode: '37040044', country: 'DE' }, path);
    expect(first.status).toBe(200);
    expect(repeat).toEqual({ ...first, isReplay: true });
    for (const refused of [
      await send('order-4', { iban: 'DE89370400440532013000' }),
      await send('order-4', { country: 'DE', bankCode: '37040044', accountNumber: '1' }, path),
    ]) {
      expect([refused.status, (JSON.parse(refused.text) as ProblemBody).code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await settledAccounts(system, [key])).toEqual([{ used: 1, logged: 1 }]);
  });
});
