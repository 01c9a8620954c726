import type { IssuedApiKey } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { type RunningKeysService, runningKeysService } from './running-keys-service.js';

const CLIENTS = 16;
const SETTLED_MS = 500;

/** One granted or refused call, as its caller saw it. */
interface Seen {
  readonly key: string;
  readonly askedAt: number;
  readonly granted: number;
  readonly refusal: string | null;
}

let api: RunningKeysService;

beforeAll(async () => {
  api = await runningKeysService();
});

afterAll(() => api.stop());

/**
 * Charges keys without a pause while something is done, and for a moment after it.
 * @param begun when it is done
 */
async function duringLoad(
  keys: readonly string[],
  task: () => Promise<string[]>,
  begun: (seen: readonly Seen[]) => Promise<unknown> = () => pause(300),
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const charged = [...keys];
  let isOver = false;
  const client = async (place: number) => {
    for (let turn = place; !isOver; turn += 1) {
      const key = charged[turn % charged.length]!;
      const askedAt = Date.now();
      const [row] = await api.keys.charge([{ key, wanted: 1 }]);
      seen.push({ key, askedAt, granted: row!.granted, refusal: row!.refusal });
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, place) => client(place));
  await begun(seen);
  charged.push(...(await task()));
  await pause(SETTLED_MS);
  isOver = true;
  await Promise.all(clients);
  return seen;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const grantedTo = (seen: readonly Seen[], keys: readonly string[]) =>
  seen.filter(({ key }) => keys.includes(key)).reduce((sum, { granted }) => sum + granted, 0);

describe('under load', () => {
  it('C5: a key that is switched off gets no call that was asked for after the answer', async () => {
    const { id, apiKey } = await api.issue({ quota: 1_000_000 });
    let answeredAt = 0;
    const seen = await duringLoad([apiKey], async () => {
      expect((await api.call('PUT', `/${id}`, { isActive: false })).status).toBe(200);
      answeredAt = Date.now();
      return [];
    });
    const late = seen.filter(({ askedAt }) => askedAt > answeredAt);
    expect(late.length).toBeGreaterThan(100);
    expect(new Set(late.map(({ refusal }) => refusal))).toEqual(new Set(['key_inactive']));
    expect((await api.record(id)).used).toBe(grantedTo(seen, [apiKey]));
  });

  it('C5, C6: a renewed key gets none either; old and new together get exactly the quota', async () => {
    const { id, apiKey } = await api.issue({ quota: 1_500 });
    let [answeredAt, renewed] = [0, ''];
    const renew = async () => {
      const { body } = await api.call<IssuedApiKey>('POST', `/${id}/renew`);
      answeredAt = Date.now();
      renewed = body.apiKey!;
      return [renewed, renewed];
    };
    // However fast the machine is, some of the quota is left for the new key.
    const seen = await duringLoad([apiKey], renew, (charges) =>
      until('some of the quota is used', () => grantedTo(charges, [apiKey]) > 100, undefined, 1),
    );
    const late = seen.filter(({ key, askedAt }) => key === apiKey && askedAt > answeredAt);
    expect(new Set(late.map(({ refusal }) => refusal))).toEqual(new Set(['key_superseded']));
    const { quota, used } = await api.record(id);
    expect(used).toBe(grantedTo(seen, [apiKey, renewed]));
    expect(used).toBeLessThanOrEqual(quota);
    expect(grantedTo(seen, [renewed])).toBeGreaterThan(0);
  });

  it('C7: a top-up counts at once, and to the last call', async () => {
    const { id, apiKey } = await api.issue({ quota: 50 });
    const seen = await duringLoad([apiKey], async () => {
      expect((await api.record(id)).used).toBe(50);
      await api.call('POST', `/${id}/top-up`, { addedQuota: 200, orderNumber: 'A-1' });
      return [];
    });
    expect(await api.record(id)).toMatchObject({ quota: 250, used: 250 });
    expect(grantedTo(seen, [apiKey])).toBe(250);
  });

  it('C4: a quota that is edited again and again is never exceeded', async () => {
    const { id, apiKey } = await api.issue({ quota: 100 });
    const seen = await duringLoad([apiKey], async () => {
      for (const quota of [400, 300, 600, 500, 700]) await api.call('PUT', `/${id}`, { quota });
      return [];
    });
    const { quota, used } = await api.record(id);
    expect([used, used <= quota]).toEqual([grantedTo(seen, [apiKey]), true]);
  });

  it('addresses and end take effect at once', async () => {
    const { id, apiKey } = await api.issue({ quota: 1_000_000 });
    let answeredAt = 0;
    const seen = await duringLoad([apiKey], async () => {
      await api.call('PUT', `/${id}`, { allowedAddresses: ['198.51.100.0/24'] });
      answeredAt = Date.now();
      return [];
    });
    const late = seen.filter(({ askedAt }) => askedAt > answeredAt);
    expect(new Set(late.map(({ refusal }) => refusal))).toEqual(new Set(['ip_not_allowed']));
  });
});
