import {
  type BulkAnswer,
  type DashboardStats,
  dashboardStats,
  type LogPage,
  searchLogs,
  type TopApiKey,
  topApiKeys,
  validateIbans,
} from '@pruefer/contracts';
import { hashOfApiKey } from '@pruefer/platform';
import { suiteFixture, until } from '@pruefer/testkit';
import { callApi, checkWith } from '../system/call-api.js';
import { newAccount, send } from '../system/accounts.js';
import { readKeyAccount, settledAccounts } from '../system/books.js';
import { ibanNumber, VALID_IBANS } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

async function validate(key: string, items: readonly object[], headers: Record<string, string> = {}) {
  const response = await callApi(system, { path: validateIbans.path, key, headers, body: { items } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as BulkAnswer };
}

describe('bulk calls', () => {
  const manager = suiteFixture(() => newAccount(system, 'manager'));

  it('C14: charge, answer and log a thousand IBANs, each once', async () => {
    const [key = ''] = await seedKeys(system, 1, 5_000);
    const items = Array.from({ length: 1_000 }, (_, n) => ({ iban: ibanNumber(n), reference: `${n}` }));
    const { status, headers, body } = await validate(key, items, { 'idempotency-key': 'run-1' });
    expect([status, body.rows, body.valid + body.invalid, body.charged]).toEqual([200, 1_000, 1_000, 1_000]);
    expect(headers.get('ratelimit')).toBe('"kontingent";r=4000');
    expect(body.results.map(({ reference }) => reference)).toEqual(items.map(({ reference }) => reference));
    const repeat = await validate(key, items, { 'idempotency-key': 'run-1' });
    expect(repeat.body).toEqual({ ...body, charged: 0 });
    expect(await settledAccounts(system, [key])).toEqual([{ used: 1_000, logged: 1_000 }]);
  });

  it('give each IBAN the verdict that a single check gives', async () => {
    const [key = ''] = await seedKeys(system, 1, 100);
    const ibans = [VALID_IBANS[0], 'DE88370400440532013000', 'FR1420041010050500013M02606', 'XX00', 'DE12'];
    const headers = { prefer: 'return=representation' };
    const { body } = await validate(
      key,
      ibans.map((iban) => ({ iban })),
      headers,
    );
    for (const [index, iban] of ibans.entries()) {
      const single = await checkWith(system, key, iban);
      const verdict = (await single.json()) as object;
      expect({ ...body.results[index]!.verdict, timestamp: '' }).toEqual({ ...verdict, timestamp: '' });
    }
  });

  it('are rows of the log with their channel, and one request of the dashboard', async () => {
    const [key = ''] = await seedKeys(system, 1, 100);
    const stats = () => send<DashboardStats>(system, 'GET', dashboardStats.path, manager);
    const before = (await stats()).body;
    await validate(
      key,
      Array.from({ length: 20 }, (_, n) => ({ iban: ibanNumber(n) })),
    );
    await settledAccounts(system, [key]);
    const [row] = await system.rows<{ id: string }>('SELECT id FROM keys.key WHERE hash = $1', [hashOfApiKey(key)]);
    const listed = async (channel: string) => {
      const body = { apiKeyId: row!.id, channel };
      return (await send<LogPage>(system, 'POST', searchLogs.path, { token: manager.token, body })).body;
    };
    const { logs, total } = await listed('bulk');
    expect([total, new Set(logs.map(({ channel }) => channel))]).toEqual([20, new Set(['bulk'])]);
    expect(logs.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect((await listed('single')).total).toBe(0);
    await until('the dashboard counts them', async () => {
      const { todayIbans } = (await stats()).body;
      return todayIbans >= before.todayIbans + 20;
    });
    const top = (await send<TopApiKey[]>(system, 'GET', topApiKeys.path, manager)).body;
    for (const { id, requestCount, ibanCount } of top)
      if (id === row!.id) expect([requestCount, ibanCount]).toEqual([1, 20]);
  });

  it('answer test keys with the published answers, for nothing', async () => {
    const [key = ''] = await seedKeys(system, 1, 10);
    await system.rows(
      'UPDATE keys.contract SET is_test = true WHERE id = (SELECT contract_id FROM keys.key WHERE hash = $1)',
      [hashOfApiKey(key)],
    );
    const items = ['DE23999999000000000001', 'DE24999999000000000001', VALID_IBANS[0]].map((iban) => ({ iban }));
    const { headers, body } = await validate(key, items);
    expect(body).toMatchObject({ valid: 1, invalid: 1, failed: 1, charged: 0 });
    expect(body.results[2]!.problem?.code).toBe('test_iban_required');
    expect(headers.get('x-test-key')).toBe('true');
    expect((await readKeyAccount(system, key)).used).toBe(0);
  });
});
