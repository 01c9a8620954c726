import { setTimeout as sleep } from 'node:timers/promises';
import { someIpAddress, suiteFixture, until } from '@pruefer/testkit';
import { settledAccounts } from '../system/books.js';
import { ConsoleKeys, type FreshKey } from '../system/console-keys.js';
import { answersBetween, type CheckResponse, runLoad, verdicts } from '../system/load.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';

const system = sharedSystem();

const CLIENTS = 16;
const LOAD_MS = 2_500;
/** Answers before a change: the smallest quota is used up by then. */
const EARLY_ANSWERS = 100;
const LATE_ANSWERS = 20;
/** More than the public limit of an address. */
const REFUSALS = 130;
/** A change is known everywhere after this time, even where it needs not be known at once. */
const SETTLED_MS = 1_000;

describe('keys under load', () => {
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  /** All answers of the load that runs. */
  let seen: readonly CheckResponse[] = [];

  /**
   * Checks without a pause while something is done at the console, and until enough was answered after it.
   * @param change gives keys that are used from then on too
   */
  async function during(
    secret: string,
    change: () => Promise<readonly string[] | void>,
    isEnough = (late: readonly CheckResponse[]) => late.length > LATE_ANSWERS,
  ): Promise<{ responses: CheckResponse[]; answeredAt: number }> {
    const used = [secret];
    let answeredAt = Infinity;
    const endsAt = Date.now() + LOAD_MS;
    seen = [];
    const load = runLoad({
      url: system.url,
      clients: CLIENTS,
      durationMs: 0,
      isEnough: (responses) => {
        seen = responses;
        return Date.now() > endsAt && isEnough(answersBetween(responses, answeredAt, Infinity));
      },
      call: (n) => ({ iban: ibanNumber(n), key: used[n % used.length] ?? null }),
    });
    await until('checks before the change', () => seen.length > EARLY_ANSWERS);
    used.push(...((await change()) ?? []));
    answeredAt = Date.now();
    return { responses: await load, answeredAt };
  }

  /** Charged, seen by its callers and logged are the same number. */
  async function expectExact(responses: readonly CheckResponse[], secret: string): Promise<void> {
    const seen = verdicts(responses).length;
    expect(await settledAccounts(system, [secret])).toEqual([{ used: seen, logged: seen }]);
  }

  it('C5: a key that is switched off gets no verdict that was asked for after the answer', async () => {
    const { id, apiKey } = await keys.issue({ quota: 1_000_000 });
    const { responses, answeredAt } = await during(apiKey, () => keys.change(id, { isActive: false }));
    const late = answersBetween(responses, answeredAt, Infinity);
    expect(late.length).toBeGreaterThan(LATE_ANSWERS);
    expect(verdicts(late)).toEqual([]);
    await expectExact(responses, apiKey);
  });

  it.each<[string, (key: FreshKey) => Promise<unknown>]>([
    ['key_inactive', ({ id }) => keys.change(id, { isActive: false })],
    ['key_superseded', ({ id }) => keys.renew(id)],
    // The console takes no end in the past.
    ['key_expired', ({ id }) => system.rows('UPDATE keys.key SET expires_at = now() WHERE id = $1', [id])],
  ])(
    'C5, C12: under load a key keeps %s for every call and leaves the visitors of its address alone',
    async (code, end) => {
      const key = await keys.issue({ quota: 1_000_000 });
      const address = someIpAddress();
      const refusalsIn = (responses: readonly CheckResponse[]) => responses.filter(({ valid }) => valid === null);
      const load = runLoad({
        url: system.url,
        clients: 4,
        durationMs: 500,
        pauseMs: 20,
        isEnough: (responses) => refusalsIn(responses).length > REFUSALS,
        call: (n) => ({ iban: ibanNumber(n), key: key.apiKey, address }),
      });
      await sleep(200);
      await end(key);
      const responses = await load;
      expect(refusalsIn(responses).filter((response) => response.status !== 401 || response.code !== code)).toEqual([]);
      const visits = await runLoad({
        url: system.url,
        clients: 1,
        calls: 1,
        call: (n) => ({ iban: ibanNumber(n), key: null, address }),
      });
      expect(verdicts(visits)).toHaveLength(1);
      await expectExact(responses, key.apiKey);
    },
  );

  it('C12: a limit of a single key is exact from its first call', async () => {
    const { apiKey } = await keys.issue({ quota: 1_000, rateLimitPerMinute: 30 });
    const call = (n: number) => ({ iban: ibanNumber(n), key: apiKey });
    const responses = await runLoad({ url: system.url, clients: 16, calls: 60, call });
    expect(verdicts(responses)).toHaveLength(30);
    expect(responses.filter(({ code }) => code === 'rate_limited')).toHaveLength(30);
    await expectExact(responses, apiKey);
  });

  it('C5, C6: a renewed key gets no more verdicts, and old and new key together never more than their quota', async () => {
    const { id, apiKey } = await keys.issue({ quota: 1_500 });
    let renewed = '';
    const { responses, answeredAt } = await during(apiKey, async () => [(renewed = (await keys.renew(id)).apiKey)]);
    const late = answersBetween(responses, answeredAt, Infinity);
    expect(verdicts(late.filter(({ key }) => key === apiKey))).toEqual([]);
    expect(verdicts(late.filter(({ key }) => key === renewed)).length).toBeGreaterThan(0);
    expect(verdicts(responses).length).toBeLessThanOrEqual(1_500);
    await expectExact(responses, renewed);
  });

  it('C4, C7: a top-up counts at once and to the last call; each verdict gives a distinct rest', async () => {
    const { id, apiKey } = await keys.issue({ quota: 60 });
    const isUsedUp = (late: readonly CheckResponse[]) => late.some(({ status }) => status === 429);
    const { responses } = await during(apiKey, () => keys.topUp(id, 240, 'A-1'), isUsedUp);
    const given = verdicts(responses);
    expect(given).toHaveLength(300);
    const rests = given.map(({ remaining }) => remaining!).toSorted((a, b) => a - b);
    const expected = [...Array(60).keys(), ...Array(240).keys()].toSorted((a, b) => a - b);
    expect(rests).toEqual(expected);
    await expectExact(responses, apiKey);
  });

  it('C4: a quota that is edited up and down is never exceeded', async () => {
    const { id, apiKey } = await keys.issue({ quota: 200 });
    const { responses } = await during(apiKey, async () => {
      for (const quota of [900, 700, 1_000, 800]) await keys.change(id, { quota });
    });
    expect(verdicts(responses).length).toBeLessThanOrEqual(800);
    await expectExact(responses, apiKey);
  });

  it('C5: addresses hold for the next call, a limit of a single key within about a second', async () => {
    const [addressed, limited] = [await keys.issue({ quota: 1_000_000 }), await keys.issue({ quota: 1_000_000 })];
    const { responses, answeredAt } = await during(addressed.apiKey, () =>
      keys.change(addressed.id, { allowedAddresses: ['198.51.100.0/24'] }),
    );
    expect(verdicts(answersBetween(responses, answeredAt, Infinity))).toEqual([]);
    let limitedAt = Infinity;
    const limit = async () => {
      await keys.change(limited.id, { rateLimitPerMinute: 5 });
      await until('the limit holds', () => seen.some(({ code }) => code === 'rate_limited'), SETTLED_MS);
      limitedAt = Date.now();
    };
    const areSettled = (late: readonly CheckResponse[]) => answersBetween(late, limitedAt, Infinity).length > 5;
    const rated = await during(limited.apiKey, limit, areSettled);
    const settled = answersBetween(rated.responses, limitedAt, Infinity);
    expect(settled.length).toBeGreaterThan(5);
    expect(verdicts(settled).length).toBeLessThanOrEqual(5);
    await expectExact(rated.responses, limited.apiKey);
  });
});
