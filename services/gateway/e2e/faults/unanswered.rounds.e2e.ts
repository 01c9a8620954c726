import { isLong, rounds } from '@pruefer/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectOnlyAnswersCharged } from '../system/books.js';
import { freezePostgres } from '../system/freeze-postgres.js';
import { type CheckResponse, runLoad, verdicts } from '../system/load.js';
import { startBeside } from '../system/part-beside.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

const CLIENTS = 24;
/** A load that any machine carries: what is not answered is not answered because of the fault. */
const PAUSE_MS = 40;

const itLong = isLong ? it : it.skip;

describe('C10: what is answered 503 costs nothing', () => {
  let keys: string[];

  beforeEach(async () => {
    await system.recovered();
    keys = await seedKeys(system, 4, 1_000_000);
  });

  /** Keyed checks while something happens. @param url of the gateway */
  async function underLoad(
    durationMs: number,
    happens: () => Promise<void>,
    url = system.url,
  ): Promise<CheckResponse[]> {
    const call = (n: number) => ({ iban: ibanNumber(n), key: keys[n % 4] ?? null });
    const [responses] = await Promise.all([
      runLoad({ url, clients: CLIENTS, durationMs, pauseMs: PAUSE_MS, call }),
      happens(),
    ]);
    return responses;
  }

  const unanswered = (responses: readonly CheckResponse[]) => responses.filter(({ status }) => status === 503);

  it('C10: with both replicas frozen for 5 s', async () => {
    const responses = await underLoad(9_000, async () => {
      await sleep(1_500);
      await system.freeze(['validation-1', 'validation-2'], 5_000);
    });
    expect(unanswered(responses).length).toBeGreaterThan(0);
    expect(verdicts(responses).length).toBeGreaterThan(0);
    await expectOnlyAnswersCharged(system, responses);
  }, 300_000);

  itLong.each(['frozen for 5 s', 'too slow for what comes'])(
    'C10: with a single replica %s',
    async (state) => {
      const single = `http://127.0.0.1:${system.part('validation-1').port}`;
      const gateway = await startBeside(system, 'gateway', { VALIDATION_URLS: single });
      try {
        const responses = await underLoad(
          9_000,
          async () => {
            await sleep(1_500);
            if (state === 'frozen for 5 s') return system.freeze(['validation-1'], 5_000);
            // Nearly always at something else: what comes is taken up long after its callers have gone.
            for (let times = 0; times < 4; times += 1) {
              await system.freeze(['validation-1'], 1_600);
              await sleep(150);
            }
          },
          gateway.url,
        );
        expect(unanswered(responses).length).toBeGreaterThan(0);
        await expectOnlyAnswersCharged(system, responses);
      } finally {
        await gateway.stop();
      }
    },
    300_000,
  );

  itLong(
    'C10: with PostgreSQL frozen for 8 s',
    async () => {
      const responses = await underLoad(12_000, async () => {
        await sleep(1_500);
        const thaw = await freezePostgres(system);
        await sleep(8_000);
        thaw();
      });
      expect(unanswered(responses).length).toBeGreaterThan(0);
      await expectOnlyAnswersCharged(system, responses);
    },
    300_000,
  );

  itLong(
    'C10: with the gateway frozen for 5 s',
    async () => {
      const responses = await underLoad(9_000, async () => {
        await sleep(1_500);
        await system.freeze(['gateway'], 5_000);
      });
      expect(verdicts(responses).length).toBeGreaterThan(0);
      await expectOnlyAnswersCharged(system, responses);
    },
    300_000,
  );

  it.each(rounds(['validation-1'], ['postgres', 'gateway']))(
    'C10, C3: with %s killed right after a replica stood still',
    async (part) => {
      const responses = await underLoad(9_000, async () => {
        await sleep(1_500);
        await system.freeze(['validation-2'], 1_600);
        system.signal(part, 'SIGKILL');
      });
      await system.recovered();
      expect(verdicts(responses).length).toBeGreaterThan(0);
      await expectOnlyAnswersCharged(system, responses);
    },
    300_000,
  );
});
