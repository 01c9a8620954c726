import { setTimeout as sleep } from 'node:timers/promises';
import type { BankDataOverview, BankImportPage, Job } from '@pruefer/contracts';
import { someIpAddress, suiteFixture, unlessStalled, until } from '@pruefer/testkit';
import { newAccount, send } from '../system/accounts.js';
import { bankFileWith } from '../system/database-jobs.js';
import { runLoad, verdicts, verdictShare } from '../system/load.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

const SHIPPED = '2026-09-07-32822740';
/** Far less than the time after which a replica looks into the table by itself. */
const SWITCH_TIMEOUT_MS = 20_000;
/** Between two checks of a client: the import needs the machine, too. */
const PAUSE_MS = 40;
/** In a row: every replica has been asked. */
const ENOUGH = 20;

describe('an import of bank data', () => {
  const admin = suiteFixture(() => newAccount(system, 'admin'));

  async function upload(): Promise<Job> {
    const response = await fetch(`${system.url}/api/admin/database/bank-imports/upload?validFrom=2026-09-07`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/octet-stream',
        'x-forwarded-for': someIpAddress(),
      },
      body: bankFileWith('Umbenannte Bank'),
    });
    return ((await response.json()) as { job: Job }).job;
  }

  async function bankName(): Promise<string> {
    const body = { iban: 'DE89370400440532013000' };
    return String((await send<{ bankName: string }>(system, 'POST', '/api/validate-iban', { body })).body.bankName);
  }

  /** Waits until every replica answers so. */
  async function switchedTo(name: string): Promise<void> {
    let inARow = 0;
    const isEverywhere = async () => {
      inARow = (await bankName()) === name ? inARow + 1 : 0;
      return inARow >= ENOUGH;
    };
    await until(`every replica says ${name}`, isEverywhere, SWITCH_TIMEOUT_MS, 5);
  }

  it('D6, F4: is followed by every replica under load and can be withdrawn, without a check that is missed', () =>
    unlessStalled(async () => {
      const keys = await seedKeys(system, 4, 1_000_000);
      let isOver = false;
      const load = runLoad({
        url: system.url,
        clients: 8,
        durationMs: 1_000,
        pauseMs: PAUSE_MS,
        isEnough: () => isOver,
        call: (n) => ({ iban: ibanNumber(n), key: keys[n % keys.length] ?? null }),
      });
      try {
        await sleep(200);
        const { id } = await upload();
        const job = async () => (await send<Job>(system, 'GET', `/api/admin/database/jobs/${id}`, admin)).body;
        await until('imported', async () => (await job()).state === 'done', 60_000);
        await switchedTo('Umbenannte Bank');

        const path = '/api/admin/database/bank-imports';
        const [newest] = (await send<BankImportPage>(system, 'GET', path, admin)).body.items;
        expect(newest).toMatchObject({ origin: 'uploaded', state: 'inForce', difference: { changed: 1 } });
        await send(system, 'POST', `${path}/DE/${newest!.dataVersion}/withdraw`, admin);
        await switchedTo('Commerzbank');
        const { body } = await send<BankDataOverview>(system, 'GET', '/api/admin/database/bank-data', admin);
        expect(body.dataVersion).toBe(SHIPPED);
      } finally {
        isOver = true;
      }
      const responses = await load;
      expect(verdicts(responses).length).toBeGreaterThan(100);
      expect(verdictShare(responses)).toBe(1);
    }));
});
