import { suiteFixture, until } from '@pruefer/testkit';
import { expectBooksToBalance, expectOnlyAnswersCharged } from './system/books.js';
import { type CheckResponse, type Load, runLoad } from './system/load.js';
import { RunningSystem } from './system/running-system.js';
import { ibanNumber } from './system/sample-ibans.js';

const CLIENTS = 8;
const gateways = ['gateway-1', 'gateway-2'];
const validators = ['validation-1', 'validation-2', 'validation-3'];

describe('several gateways and replicas of the checking', () => {
  const system = suiteFixture(
    () => RunningSystem.start({ GATEWAY_REPLICAS: '2', VALIDATION_REPLICAS: '3' }),
    (started) => started.stop(),
  );
  let key: string;
  /** All answers so far: the books are balanced over all of them. */
  const seen: CheckResponse[] = [];

  beforeAll(async () => {
    await system.recovered();
    key = await system.issueKey('Rollende Kundin', 1_000_000);
  });

  const load = (more: Partial<Load>): Load => ({
    url: system.url,
    clients: CLIENTS,
    pauseMs: 5,
    call: (n) => ({ iban: ibanNumber(n), key }),
    ...more,
  });

  /** A counter of a part, all its labels together. */
  async function counted(name: string, metric: string): Promise<number> {
    const page = await (await fetch(`http://127.0.0.1:${system.part(name).opsPort}/metrics`)).text();
    const values = [...page.matchAll(new RegExp(`^${metric}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
      Number(value),
    );
    return values.reduce((sum, value) => sum + value, 0);
  }

  async function shares(names: readonly string[], metric: string): Promise<number[]> {
    const counts = await Promise.all(names.map((name) => counted(name, metric)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count) => count / total);
  }

  /** Loads the system until a part that has ended answers again and a while beyond. */
  async function loadWhile(name: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<CheckResponse[]> {
    const before = system.part(name).pid;
    let isBack = false;
    const ending = (async () => {
      await until(
        'the load has begun',
        () =>
          counted(
            gateways.find((other) => other !== name)!,
            'gateway_batch_checks_count',
          ).then((n) => n > 0),
        20_000,
      );
      process.kill(before, signal);
      const answers = async () =>
        system.part(name).pid !== before &&
        (await fetch(`http://127.0.0.1:${system.part(name).opsPort}/health/ready`)).ok;
      await until(`${name} is back`, () => answers().catch(() => false), 40_000);
      isBack = true;
    })();
    const responses = await runLoad(load({ calls: 400, isEnough: () => isBack }));
    await ending;
    seen.push(...responses);
    return responses;
  }

  it('each take their share', async () => {
    const responses = await runLoad(load({ calls: 1_500, clients: 32, pauseMs: 0 }));
    seen.push(...responses);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    for (const share of await shares(gateways, 'gateway_batch_checks_sum')) expect(share).toBeGreaterThan(0.2);
    for (const share of await shares(validators, 'validation_commit_seconds_count')) expect(share).toBeGreaterThan(0.2);
    await expectBooksToBalance(system, seen, 0);
  });

  it.each(['validation-2', 'gateway-1'])('%s stopped and started again: every check is answered', async (name) => {
    const responses = await loadWhile(name, 'SIGTERM');
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    await expectBooksToBalance(system, seen, 0);
  });

  it('validation-3 killed: nothing is lost, nothing charged twice, and it takes its share again', async () => {
    await loadWhile('validation-3', 'SIGKILL');
    await expectOnlyAnswersCharged(system, seen);
    const before = await counted('validation-3', 'validation_commit_seconds_count');
    await runLoad(load({ calls: 600, clients: 32, pauseMs: 0 }));
    expect(await counted('validation-3', 'validation_commit_seconds_count')).toBeGreaterThan(before + 5);
  });

  it('E9: a caller keeps its address on the way through the front', async () => {
    const address = '203.0.113.77';
    await fetch(`${system.url}/api/validate-iban`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ iban: ibanNumber(1) }),
    });
    const rows = () => system.rows('SELECT 1 FROM logs.request_details WHERE address = $1', [address]);
    await until('the check is in the log', async () => (await rows()).length === 1, 20_000);
  });
});
