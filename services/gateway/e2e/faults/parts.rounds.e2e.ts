import { isLong, rounds, tcpProxy, unlessStalled } from '@pruefer/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkWith } from '../system/call-api.js';
import { expectBooksToBalance, readKeyAccount } from '../system/books.js';
import { freezePostgres } from '../system/freeze-postgres.js';
import { keptMb } from '../system/kept-mb.js';
import {
  answersBetween,
  type CheckResponse,
  keyedAnswers,
  publicAnswers,
  runLoad,
  verdicts,
  verdictShare,
} from '../system/load.js';
import { readEnvironmentVariable, startBeside } from '../system/part-beside.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { watchReadiness } from '../system/watch-readiness.js';

const system = sharedSystem();

/** Two batches of each kind and replica may be under way, and each client waits for one answer. */
const CLIENTS = 32;
/**
 * In `npm run test:long` they keep a thousand calls a second under way: what goes wrong at once goes wrong often, and the parts
 * can still get well.
 */
const PAUSE_MS = isLong ? 20 : 50;
/** Events that nobody has sent wait so long for the relay. */
const RELAY_AFTER_MS = 10_000;

describe('faults under load', () => {
  let keys: string[];

  async function recover(): Promise<void> {
    await system.recovered();
    keys = await seedKeys(system, 4, 1_000_000);
  }

  beforeEach(recover);

  /** A test that promises something within seconds. */
  const withinSeconds = (measure: () => Promise<void>) => () => unlessStalled(measure, recover);

  /** Keyed checks, every eighth a public one, while something happens. */
  async function underLoad(durationMs: number, happens: () => Promise<void>): Promise<CheckResponse[]> {
    const call = (n: number) => ({
      iban: ibanNumber(n),
      key: n % 8 === 0 ? null : (keys[n % 4] ?? null),
      address: `198.51.${n % 250}.${(n >> 8) % 250}`,
    });
    const load = { url: system.url, clients: CLIENTS, durationMs, pauseMs: PAUSE_MS, call };
    const [responses] = await Promise.all([runLoad(load), happens()]);
    return responses;
  }

  /** A single check is told when to come again. */
  async function expectRefused(key: string): Promise<void> {
    const response = await checkWith(system, key);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }

  it.each(rounds(['validation-1', 'postgres'], ['log', 'kafka', 'gateway']))(
    'C3, D1: kill -9 of %s loses no answered check and doubles none',
    async (part) => {
      const responses = await underLoad(5_000, async () => {
        await sleep(1_500);
        system.signal(part, 'SIGKILL');
      });
      expect(verdicts(responses).length).toBeGreaterThan(100);
      await system.recovered();
      await expectBooksToBalance(system, responses, CLIENTS);
      if (part === 'log' || part === 'kafka') expect(verdictShare(responses)).toBe(1);
      if (part === 'validation-1') expect(verdictShare(responses)).toBe(1);
    },
    300_000,
  );

  it(
    'C2: continues with the other replica within 3 s when one is frozen, and no lock stays',
    withinSeconds(async () => {
      let frozenAt = 0;
      const responses = await underLoad(7_000, async () => {
        await sleep(1_000);
        frozenAt = Date.now();
        system.signal('validation-2', 'SIGSTOP');
        await sleep(5_000);
        const locks = await system.rows('SELECT 1 FROM pg_locks WHERE NOT granted');
        system.signal('validation-2', 'SIGCONT');
        expect(locks.length).toBeLessThanOrEqual(4);
      });
      const afterwards = answersBetween(responses, frozenAt + 3_000, frozenAt + 5_000);
      expect(afterwards.length).toBeGreaterThan(100);
      expect(verdictShare(afterwards)).toBe(1);
      await expectBooksToBalance(system, responses, CLIENTS);
    }),
  );

  it(
    'C8, D4: answers public checks and refuses keyed ones with Retry-After while PostgreSQL is frozen for 15 s, and keeps no more and more of them',
    withinSeconds(async () => {
      let [frozenAt, thawedAt, grownMb] = [0, 0, 0];
      const [other = ''] = await seedKeys(system, 1, 1_000_000);
      const responses = await underLoad(17_500, async () => {
        await sleep(1_000);
        const thaw = await freezePostgres(system);
        frozenAt = Date.now();
        const readiness = watchReadiness(system);
        try {
          await expectRefused(other);
          await sleep(Math.max(0, frozenAt + 3_000 - Date.now()));
          const before = await keptMb(system);
          await sleep(Math.max(0, frozenAt + 14_000 - Date.now()));
          grownMb = (await keptMb(system)) - before;
          const reports = await readiness();
          // Public checks are answered all the time, so the gateway is ready; the last report has had time to find out the rest.
          expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([200]));
          expect(reports.at(-1)?.report).toMatchObject({
            keyed: false,
            checks: { publicChecks: { up: true }, keyedChecks: { up: false }, signIn: { up: false } },
          });
        } finally {
          await readiness();
          await sleep(Math.max(0, frozenAt + 15_000 - Date.now()));
          thawedAt = Date.now();
          thaw();
        }
      });
      const frozen = answersBetween(responses, frozenAt + 3_000, frozenAt + 14_000);
      const untilThaw = keyedAnswers(frozen).filter(({ sentAt, tookMs }) => sentAt + tookMs < thawedAt);
      expect(new Set(untilThaw.map(({ status }) => status))).toEqual(new Set([503]));
      expect(keyedAnswers(frozen).length).toBeGreaterThan(10);
      expect(verdictShare(publicAnswers(frozen))).toBe(1);
      expect(publicAnswers(frozen).length).toBeGreaterThan(10);
      // Some ten thousand checks kept back would be more than that.
      expect(grownMb).toBeLessThan(80);
      await system.recovered();
      await expectBooksToBalance(system, responses, CLIENTS);
      expect((await readKeyAccount(system, other)).used).toBeLessThanOrEqual(1);
    }),
  );

  it(
    'C8: answers without Kafka, also after a restart of a replica, and drains the outbox later',
    withinSeconds(async () => {
      const responses = await underLoad(6_000, async () => {
        const readiness = watchReadiness(system);
        system.signal('kafka', 'SIGSTOP');
        await sleep(1_000);
        system.signal('validation-1', 'SIGKILL');
        await sleep(4_000);
        system.signal('kafka', 'SIGCONT');
        expect(new Set((await readiness()).map(({ status }) => status))).toEqual(new Set([200]));
      });
      expect(verdictShare(keyedAnswers(responses))).toBe(1);
      await expectBooksToBalance(system, responses, 0);
    }),
  );

  it(
    'D1: sends events straight to Kafka again after it was unavailable, sooner than the relay would',
    withinSeconds(async () => {
      const responses = await underLoad(1_000, () => sleep(500));
      const endedAt = Date.now();
      await expectBooksToBalance(system, responses, 0);
      expect(Date.now() - endedAt).toBeLessThan(RELAY_AFTER_MS);
    }),
  );

  it.each(rounds([[['redis', 'keys', 'cms', 'auth', 'worker']]], [[['redis']], [['keys', 'cms', 'auth', 'worker']]]))(
    'C8: continues with keyed and public checks while all of %j is frozen',
    (parts) =>
      withinSeconds(async () => {
        const responses = await underLoad(3_500, async () => {
          const readiness = watchReadiness(system);
          for (const part of parts) system.signal(part, 'SIGSTOP');
          await sleep(3_000);
          for (const part of parts) system.signal(part, 'SIGCONT');
          expect(new Set((await readiness()).map(({ status }) => status))).toEqual(new Set([200]));
        });
        expect(verdictShare(keyedAnswers(responses))).toBe(1);
        expect(verdicts(publicAnswers(responses)).length).toBeGreaterThan(0);
        await expectBooksToBalance(system, responses, 0);
      })(),
    300_000,
  );

  it(
    'C8: sends no keyed batch to a replica that is cut off from PostgreSQL',
    withinSeconds(async () => {
      const database = new URL(readEnvironmentVariable(system, 'validation-1', 'DATABASE_URL'));
      const line = await tcpProxy(Number(database.port));
      database.port = String(line.port);
      const cutOff = await startBeside(system, 'validation-1', { DATABASE_URL: database.href });
      const urls = [cutOff.url, `http://127.0.0.1:${system.part('validation-2').port}`];
      const gateway = await startBeside(system, 'gateway', { VALIDATION_URLS: urls.join(',') });
      try {
        await line.cut();
        const responses = await runLoad({
          url: gateway.url,
          clients: CLIENTS,
          durationMs: 4_000,
          pauseMs: PAUSE_MS,
          call: (n) => ({ iban: ibanNumber(n), key: keys[n % 4] ?? null }),
        });
        expect(responses.length).toBeGreaterThan(100);
        expect(verdictShare(responses)).toBe(1);
        await expectBooksToBalance(system, responses, 0);
      } finally {
        await Promise.all([gateway.stop(), cutOff.stop(), line.close()]);
      }
    }),
  );

  it('gives load to both replicas', async () => {
    const served = async (replica: string): Promise<number> => {
      const metrics = await fetch(`http://127.0.0.1:${system.part(replica).opsPort}/metrics`).then((response) =>
        response.text(),
      );
      const counts = metrics.matchAll(/^http_request_duration_seconds_count\{[^}]*check-batches[^}]*\} (\d+)/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const replicas = ['validation-1', 'validation-2'];
    const before = await Promise.all(replicas.map(served));
    await underLoad(2_000, () => Promise.resolve());
    const after = await Promise.all(replicas.map(served));
    after.forEach((batches, index) => expect(batches - (before[index] ?? 0)).toBeGreaterThan(10));
  });
});
