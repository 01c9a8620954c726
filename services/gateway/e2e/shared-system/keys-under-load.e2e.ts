import { setTimeout as sleep } from 'node:timers/promises';
import { settledAccounts } from '../system/books.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { between, runLoad, type SeenAnswer, verdicts } from '../system/load.js';
import { RunningSystem } from '../system/running-system.js';
import { ibanNumber } from '../system/sample-ibans.js';

const CLIENTS = 16;
const LOAD_MS = 2_500;
/** A change is known everywhere after this time, even where it needs not be known at once. */
const SETTLED_MS = 1_000;

describe('keys under load', () => {
  let system: RunningSystem;
  let keys: ConsoleKeys;

  beforeAll(async () => {
    system = await RunningSystem.shared();
    keys = await ConsoleKeys.of(system);
  });
  afterAll(() => system.stop());

  /** Checks without a pause while something is done at the console. @param action gives keys that are used from then on too */
  async function during(
    secret: string,
    actor: () => Promise<readonly string[] | void>,
  ): Promise<{ answers: SeenAnswer[]; answeredAt: number }> {
    const used = [secret];
    const call = (n: number) => ({ iban: ibanNumber(n), key: used[n % used.length] ?? null });
    const load = runLoad({ url: system.url, clients: CLIENTS, durationMs: LOAD_MS, call });
    await sleep(500);
    used.push(...((await actor()) ?? []));
    const answeredAt = Date.now();
    return { answers: await load, answeredAt };
  }

  /** Charged, seen by its callers and logged are the same number. */
  async function expectExact(answers: readonly SeenAnswer[], secret: string): Promise<void> {
    const seen = verdicts(answers).length;
    expect(await settledAccounts(system, [secret])).toEqual([{ used: seen, logged: seen }]);
  }

  it('C5: a key that is switched off gets no verdict that was asked for after the answer', async () => {
    const { id, apiKey } = await keys.issue({ quota: 1_000_000 });
    const { answers, answeredAt } = await during(apiKey, () => keys.change(id, { isActive: false }));
    const late = between(answers, answeredAt, Infinity);
    expect(late.length).toBeGreaterThan(20);
    expect(verdicts(late)).toEqual([]);
    await expectExact(answers, apiKey);
  });

  it('C5, C6: a renewed key gets none either, and old and new one never more than their quota', async () => {
    const { id, apiKey } = await keys.issue({ quota: 1_500 });
    let renewed = '';
    const { answers, answeredAt } = await during(apiKey, async () => [(renewed = (await keys.renew(id)).apiKey)]);
    const late = between(answers, answeredAt, Infinity);
    expect(verdicts(late.filter(({ key }) => key === apiKey))).toEqual([]);
    expect(verdicts(late.filter(({ key }) => key === renewed)).length).toBeGreaterThan(0);
    expect(verdicts(answers).length).toBeLessThanOrEqual(1_500);
    await expectExact(answers, renewed);
  });

  it('C4, C7: a top-up counts at once and to the last call; each verdict tells a rest of its own', async () => {
    const { id, apiKey } = await keys.issue({ quota: 60 });
    const { answers } = await during(apiKey, () => keys.topUp(id, 240, 'A-1'));
    const given = verdicts(answers);
    expect(given).toHaveLength(300);
    const rests = given.map(({ remaining }) => remaining!).toSorted((a, b) => a - b);
    const expected = [...Array(60).keys(), ...Array(240).keys()].toSorted((a, b) => a - b);
    expect(rests).toEqual(expected);
    await expectExact(answers, apiKey);
  });

  it('C4: a quota that is edited up and down is never exceeded', async () => {
    const { id, apiKey } = await keys.issue({ quota: 200 });
    const { answers } = await during(apiKey, async () => {
      for (const quota of [900, 700, 1_000, 800]) await keys.change(id, { quota });
    });
    expect(verdicts(answers).length).toBeLessThanOrEqual(800);
    await expectExact(answers, apiKey);
  });

  it('C5: addresses hold for the next call, a limit of its own within about a second', async () => {
    const [addressed, limited] = [await keys.issue({ quota: 1_000_000 }), await keys.issue({ quota: 1_000_000 })];
    const { answers, answeredAt } = await during(addressed.apiKey, () =>
      keys.change(addressed.id, { allowedAddresses: ['198.51.100.0/24'] }),
    );
    expect(verdicts(between(answers, answeredAt, Infinity))).toEqual([]);
    const rated = await during(limited.apiKey, () => keys.change(limited.id, { rateLimitPerMinute: 5 }));
    const settled = between(rated.answers, rated.answeredAt + SETTLED_MS, Infinity);
    expect(settled.length).toBeGreaterThan(5);
    expect(verdicts(settled).length).toBeLessThanOrEqual(5);
    await expectExact(rated.answers, limited.apiKey);
  });
});
