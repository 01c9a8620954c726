import { randomUUID } from 'node:crypto';
import type { BookingPage, Usage } from '@pruefer/contracts';
import { hashOfApiKey, KEY_HASH_HEADER } from '@pruefer/platform';
import { internalSecret, until } from '@pruefer/testkit';
import { PublishUsage } from '../src/publishing/publish-usage.js';
import { type RunningKeysService, runningKeysService } from './support/running-keys-service.js';

let api: RunningKeysService;

beforeAll(async () => {
  // Without Kafka the outbox keeps its rows.
  api = await runningKeysService({ KAFKA_BROKERS: '127.0.0.1:1' });
});

afterAll(() => api.stop());

/** Calls the function as validation-service does. */
async function refund(contracts: readonly number[], granted: readonly number[], batch: string = randomUUID()) {
  await api.keys.charger.query('SELECT keys.refund($1, $2, $3)', [batch, contracts, granted]);
}

async function readContractId(id: string): Promise<number> {
  const [key] = await api.keys.database.sql<{ contract_id: number }>(
    'SELECT contract_id::float8 FROM keys.key WHERE id = $1',
    [id],
  );
  return key!.contract_id;
}

/** A key that has used this many of 100 calls. */
async function used(calls: number) {
  const { id, apiKey } = await api.issue({ quota: 100 });
  await api.keys.charge([{ key: apiKey, wanted: calls }]);
  return { id, apiKey, contract: await readContractId(id) };
}

const ledger = async (id: string) => (await api.call<BookingPage>('GET', `/${id}/bookings?limit=100`)).body.items;

/** The newest version in the outbox; 0 while another run is publishing the first one. */
async function readVersion(contract: number): Promise<number> {
  await api.service.app.get(PublishUsage).run();
  const [row] = await api.keys.database.sql<{ version: number }>(
    `SELECT coalesce(max((state ->> 'version')::int), 0) AS version FROM keys.outbox WHERE (state ->> 'contractId')::bigint = $1`,
    [contract],
  );
  return row!.version;
}

describe('refund', () => {
  it('C10, C7: returns calls by a booking that does not change the quota, once for each batch', async () => {
    const { id, contract } = await used(7);
    const batch = randomUUID();
    await refund([contract, contract], [2, 1], batch);
    await refund([contract], [3], batch);
    expect(await api.record(id)).toMatchObject({ quota: 100, used: 4 });
    expect(await ledger(id)).toMatchObject([
      { kind: 'refund', amount: 0, quotaBefore: 100, quotaAfter: 100, refundedCalls: 3, actor: 'System' },
      { kind: 'issue', amount: 100, refundedCalls: null },
    ]);
    const [first] = await ledger(id);
    expect((await api.call('POST', `/${id}/bookings/${first!.id}/storno`)).body.code).toBe('booking_not_reversible');
  });

  it('C10: never returns more than was used, and nothing to test contracts or unknown ones', async () => {
    const { id, contract } = await used(2);
    const test = await used(0);
    await api.keys.database.sql('UPDATE keys.contract SET is_test = true WHERE id = $1', [test.contract]);
    await refund([contract, test.contract, 999_999_999], [50, 5, 5]);
    expect((await api.record(id)).used).toBe(0);
    expect((await ledger(id))[0]).toMatchObject({ kind: 'refund', refundedCalls: 2 });
    await refund([contract], [1]);
    expect([await ledger(id), await ledger(test.id)].map(({ length }) => length)).toEqual([2, 1]);
  });

  it('C4: 40 concurrent ones with charges, in any order of contracts, are exact and do not deadlock', async () => {
    const [one, two] = [await used(50), await used(50)];
    const both = [one.contract, two.contract];
    await Promise.all(
      Array.from({ length: 40 }, async (_, round) => {
        await refund(round % 2 === 0 ? both : both.toReversed(), [1, 1]);
        await api.keys.charge(
          (round % 3 === 0 ? [two, one] : [one, two]).map(({ apiKey }) => ({ key: apiKey, wanted: 1 })),
        );
      }),
    );
    expect([(await api.record(one.id)).used, (await api.record(two.id)).used]).toEqual([50, 50]);
  });

  it('C4: makes the calls available again, and the ledger still adds up to the quota', async () => {
    const { id, apiKey, contract } = await used(100);
    expect((await api.keys.charge([{ key: apiKey }]))[0]!.granted).toBe(0);
    await refund([contract], [3]);
    expect((await api.keys.charge([{ key: apiKey, wanted: 5 }]))[0]!.granted).toBe(3);
    expect((await ledger(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  });

  it('is accepted by every reader: the version rises although less is used', async () => {
    const { contract } = await used(30);
    let before = 0;
    await until('the first version', async () => (before = await readVersion(contract)) > 0);
    await refund([contract], [20]);
    await until('a newer version', async () => (await readVersion(contract)) > before);
  });

  it('is in the CSV', async () => {
    const { id, contract } = await used(7);
    await refund([contract], [3]);
    const [, line] = (await (await api.file(`/${id}/bookings.csv`)).text()).split('\r\n');
    expect(line).toMatch(/;"Rücknahme";0;100;100;"System";;;;;3$/);
  });

  it('A4: is restricted to validation-service', async () => {
    const { contract } = await used(1);
    const [rights] = await api.keys.database.sql(
      `SELECT has_function_privilege('public', f, 'EXECUTE') AS everybody, has_function_privilege('logs_service', f, 'EXECUTE') AS logs,
         has_function_privilege('validation_service', f, 'EXECUTE') AS validation
       FROM (VALUES ('keys.refund(uuid, bigint[], int[])')) AS of (f)`,
    );
    expect(rights).toEqual({ everybody: false, logs: false, validation: true });
    await expect(api.keys.charger.query('UPDATE keys.contract SET used = 0 WHERE id = $1', [contract])).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('usage by day', () => {
  const days = async (apiKey: string) => {
    const response = await fetch(`${api.service.url}/api/v1/usage`, {
      headers: {
        'x-internal-secret': internalSecret,
        [KEY_HASH_HEADER]: hashOfApiKey(apiKey).toString('hex'),
        'x-forwarded-for': '203.0.113.7',
      },
    });
    return ((await response.json()) as Usage).days.map(({ calls }) => calls).filter((calls) => calls !== 0);
  };

  it('C10: subtracts refunded calls from the newest days with calls, none below zero', async () => {
    const { id, apiKey, contract } = await used(8);
    await api.book();
    await api.keys.database.sql('UPDATE keys.usage_of_day SET day = day - 1 WHERE contract_id = $1', [contract]);
    const { lastUsedAt } = await api.record(id);
    await api.keys.charge([{ key: apiKey, wanted: 2 }]);
    await api.book();
    expect(await days(apiKey)).toEqual([8, 2]);
    await refund([contract], [5]);
    await api.book();
    expect(await days(apiKey)).toEqual([5]);
    await refund([contract], [5]);
    await api.keys.charge([{ key: apiKey, wanted: 1 }]);
    await api.book();
    expect(await days(apiKey)).toEqual([1]);
    expect(Date.parse((await api.record(id)).lastUsedAt!)).toBeGreaterThanOrEqual(Date.parse(lastUsedAt!));
  });
});
