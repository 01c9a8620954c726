import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { createRedis, CurrentSettings } from '@pruefer/platform';
import { SETTINGS_KEY, type StoredSystemConfig } from '@pruefer/contracts';
import { type TcpProxy, tcpProxy, testServers, until } from '@pruefer/testkit';
import type { Redis } from 'ioredis';
import { ApiLimit } from '../../src/limits/api-limit.js';
import type { CallerLimit } from '../../src/limits/caller-limit.js';
import { exceedsLimit, type LimitState } from '../../src/limits/limit-state.js';
import { PublicLimit } from '../../src/limits/public-limit.js';
import { SharedCounts } from '../../src/limits/shared-counts.js';

const GATEWAYS = 3;
const WINDOW_MS = 3_600_000;

const someone = () => `caller ${randomUUID()}`;

interface Counter {
  readonly redis: Redis;
  readonly counts: SharedCounts;
}

describe('callers counted by several gateways', () => {
  const counters: Counter[] = [];

  beforeAll(async () => {
    for (let i = 0; i < GATEWAYS; i++) counters.push(await counterAt(testServers().redisUrl));
  });
  afterAll(() => counters.forEach(end));

  const createLimits = (rateLimitMaxRequests: number) =>
    counters.map(({ counts }) => new PublicLimit(counts, createSettings(rateLimitMaxRequests)));
  const first = () => counters[0]!;

  it.each([10, 100, 1_000])('E10: of a limit of %i three gateways together let not one more through', async (most) => {
    const limits = createLimits(most);
    const caller = someone();
    const states: LimitState[] = [];
    const hammer = async (limit: CallerLimit) => {
      for (let turn = 0; turn < 10; turn++) {
        states.push(...(await Promise.all(Array.from({ length: most / 5 }, () => limit.count(caller)))));
        await turnOfLoop();
      }
    };
    await Promise.all(limits.map(hammer));
    const letThrough = states.filter((state) => !exceedsLimit(limits[0]!.policy, state)).map(({ used }) => used);
    // Each has a number of its own: what an answer says is left was left.
    expect(letThrough.toSorted((a, b) => a - b)).toEqual(Array.from({ length: most }, (_, index) => index + 1));
    expect(Math.max(...states.map(({ resetMs }) => resetMs))).toBeLessThanOrEqual(WINDOW_MS);
    expect(Math.min(...states.map(({ resetMs }) => resetMs))).toBeGreaterThan(0);
  });

  it('of different callers are counted by one command, each in its window', async () => {
    const [limit] = createLimits(100);
    const callers = Array.from({ length: 500 }, someone);
    const before = await countCommands(first());
    const states = await Promise.all([...callers, ...callers].map((caller) => limit!.count(caller)));
    expect(states.map(({ used }) => used)).toEqual([...callers.map(() => 1), ...callers.map(() => 2)]);
    expect(await countCommands(first())).toBe(before + 1);
  });

  it('do not cost the text of the script each time, only again when Redis has forgotten it', async () => {
    const limit = new ApiLimit(first().counts);
    const texts = () => countCalls(first(), 'eval');
    await limit.count(someone());
    const before = await texts();
    for (let i = 0; i < 20; i++) await limit.count(someone());
    expect(await texts()).toBe(before);
    await first().redis.script('FLUSH');
    const caller = someone();
    expect([(await limit.count(caller)).used, (await limit.count(caller)).used]).toEqual([1, 2]);
    expect(await texts()).toBe(before + 1);
  });

  it('D4: beyond 5,000 at once are counted by their gateway alone', async () => {
    const [limit] = createLimits(100);
    const callers = Array.from({ length: 5_001 }, someone);
    const states = await Promise.all(callers.map((caller) => limit!.count(caller)));
    expect(new Set(states.map(({ used }) => used))).toEqual(new Set([1]));
    const stored = await first().redis.mget(callers.map((caller) => `limit:public:${WINDOW_MS}:${caller}`));
    expect(stored).toEqual(callers.map((_, index) => (index < 5_000 ? '1' : null)));
  });

  it('E10: a caller over the limit costs Redis nothing more', async () => {
    const [limit] = createLimits(10);
    const caller = someone();
    await Promise.all(Array.from({ length: 11 }, () => limit!.count(caller)));
    const before = await countCommands(first());
    for (let i = 0; i < 2_000; i++) expect(exceedsLimit(limit!.policy, await limit!.count(caller))).toBe(true);
    // One look a second, however slow the machine is.
    expect((await countCommands(first())) - before).toBeLessThan(100);
  });

  it('start over when their window has ended or Redis was emptied', async () => {
    const limit = new ApiLimit(first().counts);
    const caller = someone();
    const key = `limit:api:60000:${caller}`;
    await Promise.all(Array.from({ length: 601 }, () => limit.count(caller)));
    expect(await first().redis.pttl(key)).toBeGreaterThan(50_000);
    await first().redis.del(key);
    await until('the caller is let through', async () => (await limit.count(caller)).used < 600);
    await first().redis.pexpire(key, 1);
    await until('the next window', async () => (await limit.count(caller)).resetMs > 59_000);
  });

  it('C12: together they are counted as a whole or not at all, on any number of gateways', async () => {
    const limits = createLimits(100);
    const caller = someone();
    const calls = await Promise.all(
      Array.from({ length: 9 }, (_, index) => limits[index % GATEWAYS]!.countTogether(caller, 30)),
    );
    const fitting = calls.filter(({ isRefused }) => !isRefused).map(({ state }) => state.used);
    expect(fitting.toSorted((a, b) => a - b)).toEqual([30, 60, 90]);
    for (const { state, isRefused } of calls) if (isRefused) expect(state.used).toBe(90);
    expect((await limits[0]!.count(caller)).used).toBe(91);
  });

  it('C12: too many together refuse no other one meanwhile, and leave no count behind', async () => {
    const limits = createLimits(1_000);
    const caller = someone();
    const key = `limit:public:${WINDOW_MS}:${caller}`;
    expect(await limits[0]!.countTogether(caller, 5_000)).toMatchObject({ isRefused: true, state: { used: 0 } });
    expect(await first().redis.exists(key)).toBe(0);
    let isOpen = true;
    const call = limits[0]!.countTogether(caller, 5_000).finally(() => (isOpen = false));
    const states: LimitState[] = [];
    do states.push(await limits[1]!.count(caller), await limits[0]!.count(caller));
    while (isOpen);
    expect((await call).isRefused).toBe(true);
    expect(states.map(({ used }) => used)).toEqual(states.map((_, index) => index + 1));
    await first().redis.pexpire(key, 1);
    await until('the window ends', async () => (await first().redis.exists(key)) === 0);
    expect((await limits[0]!.countTogether(caller, 5_000)).state.used).toBe(0);
    expect((await limits[0]!.count(caller)).used).toBe(1);
  });

  it('E10: a limit that is raised holds at once, and counted calls stay counted', async () => {
    const settings = createSettings(10);
    const limit = new PublicLimit(first().counts, settings);
    const caller = someone();
    for (let i = 0; i < 12; i++) await limit.count(caller);
    settings.apply(new Map([[SETTINGS_KEY, { ...settings.now, rateLimitMaxRequests: 20 }]]));
    const { used } = await limit.count(caller);
    expect(used).toBeGreaterThan(11);
    expect(used).toBeLessThanOrEqual(13);
  });
});

describe('C8: callers counted while Redis fails', () => {
  let line: TcpProxy;
  let counter: Counter;

  beforeEach(async () => {
    const url = new URL(testServers().redisUrl);
    line = await tcpProxy(Number(url.port), url.hostname);
    url.port = String(line.port);
    counter = await counterAt(url.href);
  });
  afterEach(async () => {
    end(counter);
    await line.close();
  });

  it.each(['freeze', 'cut'] as const)('%s: waiting calls are counted here, together and in order', async (fault) => {
    const limit = new PublicLimit(counter.counts, createSettings(100));
    const caller = someone();
    for (let i = 0; i < 5; i++) await limit.count(caller);
    await line[fault]();
    const counts: Promise<LimitState>[] = [];
    for (let i = 0; i < 150; i++) {
      counts.push(limit.count(caller));
      if (i % 50 === 0) await turnOfLoop();
    }
    const states = await Promise.all(counts);
    expect(states.map(({ used }) => used).toSorted((a, b) => a - b)).toEqual(states.map((_, index) => index + 1));
    await line.heal();
    await until('Redis counts again', async () => {
      const before = await readStoredCount(caller);
      await limit.count(caller);
      return before !== undefined && (await readStoredCount(caller)) === before + 1;
    });
  });

  it('too many together are counted neither here nor there', async () => {
    const limit = new PublicLimit(counter.counts, createSettings(100));
    const caller = someone();
    await limit.count(caller);
    const before = limit.countTogether(caller, 5_000);
    await line.cut();
    expect((await before).isRefused).toBe(true);
    await until('counted here', async () => (await limit.countTogether(caller, 100)).isRefused === false);
    expect((await limit.countTogether(caller, 1)).isRefused).toBe(true);
    await line.heal();
    await until('Redis counts again', async () => ((await readStoredCount(caller)) ?? 0) > 0);
    expect(await readStoredCount(caller)).toBe(1);
  });

  /** What Redis holds of a caller; undefined when it does not answer. */
  async function readStoredCount(caller: string): Promise<number | undefined> {
    return counter.redis.get(`limit:public:${WINDOW_MS}:${caller}`).then(Number, () => undefined);
  }
});

async function counterAt(REDIS_URL: string): Promise<Counter> {
  const redis = createRedis({ REDIS_URL }, 'e2e');
  if (redis.status !== 'ready') await once(redis, 'ready');
  return { redis, counts: new SharedCounts(redis) };
}

function end({ redis, counts }: Counter): void {
  counts.onApplicationShutdown();
  redis.disconnect();
}

function createSettings(rateLimitMaxRequests: number): CurrentSettings {
  const settings = new CurrentSettings();
  const config: StoredSystemConfig = { ...settings.now, rateLimitMaxRequests, rateLimitWindowMs: WINDOW_MS };
  settings.apply(new Map([[SETTINGS_KEY, config]]));
  return settings;
}

/** How many commands have counted so far, in all. */
async function countCommands(counter: Counter): Promise<number> {
  return (await countCalls(counter, 'eval')) + (await countCalls(counter, 'evalsha'));
}

async function countCalls({ redis }: Counter, command: 'eval' | 'evalsha'): Promise<number> {
  return Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(await redis.info('commandstats'))?.[1] ?? 0);
}
