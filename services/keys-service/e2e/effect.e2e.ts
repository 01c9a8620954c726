import type { IssuedApiKey } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { keysServiceForSuite } from './running-keys-service.js';

const CLIENTS = 16;
/** Calls before a change and after its answer. */
const CALLS = 500;

/** One granted or refused call as seen by its caller. */
interface ChargeResult {
  readonly key: string;
  readonly askedAt: number;
  readonly granted: number;
  readonly refusal: string | null;
}

const api = keysServiceForSuite();

/** Charges keys continuously during a task and for some calls after it. @param warmUp runs under load before the task */
async function duringLoad(
  keys: readonly string[],
  task: () => Promise<string[]>,
  warmUp: (charges: readonly ChargeResult[]) => Promise<unknown> = (charges) =>
    until('calls before the change', () => charges.length > CALLS),
): Promise<ChargeResult[]> {
  const charges: ChargeResult[] = [];
  const charged = [...keys];
  let isOver = false;
  const client = async (index: number) => {
    for (let turn = index; !isOver; turn += 1) {
      const key = charged[turn % charged.length]!;
      const askedAt = Date.now();
      const [row] = await api.keys.charge([{ key, wanted: 1 }]);
      charges.push({ key, askedAt, granted: row!.granted, refusal: row!.refusal });
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  await warmUp(charges);
  charged.push(...(await task()));
  const countAtAnswer = charges.length;
  await until('calls after the change', () => charges.length > countAtAnswer + CALLS);
  isOver = true;
  await Promise.all(clients);
  return charges;
}

const grantedTo = (charges: readonly ChargeResult[], keys: readonly string[]) =>
  charges.filter(({ key }) => keys.includes(key)).reduce((sum, { granted }) => sum + granted, 0);

describe('under load', () => {
  it('C5: grants a disabled key no call requested after the answer', async () => {
    const { id, apiKey } = await api.issue({ quota: 1_000_000 });
    let answeredAt = 0;
    const charges = await duringLoad([apiKey], async () => {
      expect((await api.call('PUT', `/${id}`, { isActive: false })).status).toBe(200);
      answeredAt = Date.now();
      return [];
    });
    const late = charges.filter(({ askedAt }) => askedAt > answeredAt);
    expect(late.length).toBeGreaterThan(100);
    expect(new Set(late.map(({ refusal }) => refusal))).toEqual(new Set(['key_inactive']));
    expect((await api.record(id)).used).toBe(grantedTo(charges, [apiKey]));
  });

  it('C5, C6: grants a renewed key none either; old and new key share the quota exactly', async () => {
    const { id, apiKey } = await api.issue({ quota: 1_500 });
    let [answeredAt, renewed] = [0, ''];
    const renew = async () => {
      const { body } = await api.call<IssuedApiKey>('POST', `/${id}/renew`);
      answeredAt = Date.now();
      renewed = body.apiKey!;
      return [renewed, renewed];
    };
    // On a machine of any speed some quota is left for the new key.
    const charges = await duringLoad([apiKey], renew, (charges) =>
      until('some of the quota is used', () => grantedTo(charges, [apiKey]) > 100, undefined, 1),
    );
    const late = charges.filter(({ key, askedAt }) => key === apiKey && askedAt > answeredAt);
    expect(new Set(late.map(({ refusal }) => refusal))).toEqual(new Set(['key_superseded']));
    const { quota, used } = await api.record(id);
    expect(used).toBe(grantedTo(charges, [apiKey, renewed]));
    expect(used).toBeLessThanOrEqual(quota);
    expect(grantedTo(charges, [renewed])).toBeGreaterThan(0);
  });

  it('C7: a top-up applies immediately and completely', async () => {
    const { id, apiKey } = await api.issue({ quota: 50 });
    const charges = await duringLoad([apiKey], async () => {
      expect((await api.record(id)).used).toBe(50);
      await api.call('POST', `/${id}/top-up`, { addedQuota: 200, orderNumber: 'A-1' });
      return [];
    });
    expect(await api.record(id)).toMatchObject({ quota: 250, used: 250 });
    expect(grantedTo(charges, [apiKey])).toBe(250);
  });

  it('C4: a repeatedly edited quota is never exceeded', async () => {
    const { id, apiKey } = await api.issue({ quota: 100 });
    const charges = await duringLoad([apiKey], async () => {
      for (const quota of [400, 300, 600, 500, 700]) await api.call('PUT', `/${id}`, { quota });
      return [];
    });
    const { quota, used } = await api.record(id);
    expect([used, used <= quota]).toEqual([grantedTo(charges, [apiKey]), true]);
  });

  it('addresses and expiry apply immediately', async () => {
    const { id, apiKey } = await api.issue({ quota: 1_000_000 });
    let answeredAt = 0;
    const charges = await duringLoad([apiKey], async () => {
      await api.call('PUT', `/${id}`, { allowedAddresses: ['198.51.100.0/24'] });
      answeredAt = Date.now();
      return [];
    });
    const late = charges.filter(({ askedAt }) => askedAt > answeredAt);
    expect(new Set(late.map(({ refusal }) => refusal))).toEqual(new Set(['ip_not_allowed']));
  });
});
