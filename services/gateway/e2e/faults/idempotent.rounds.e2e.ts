import { rounds } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callUntilAnswered } from '../system/call-api.js';
import { settledAccounts } from '../system/books.js';
import { sharedSystem } from '../system/shared-system.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

const CUSTOMERS = 16;
/** Each sends the same check so often at the same time, as one who does not wait for answers would. */
const AT_ONCE = 3;
const LOAD_MS = 5_000;
describe('checks with an Idempotency-Key while a part dies', () => {
  /** Repeats a check until it is answered; all its answers. */
  async function untilAnswered(key: string, iban: string): Promise<string[]> {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => callUntilAnswered(system, { key, headers, body: { iban } });
    return [...new Set(await Promise.all(Array.from({ length: AT_ONCE }, send)))];
  }

  it.each(rounds(['validation-1'], ['postgres', 'gateway', 'redis']))(
    'C11: kill -9 of %s: every check is answered in one way and charged once',
    async (part) => {
      await system.recovered();
      const keys = await seedKeys(system, CUSTOMERS, 1_000_000);
      const endsAt = Date.now() + LOAD_MS;
      const checked = keys.map(async (key, customer) => {
        const answers: string[][] = [];
        while (Date.now() < endsAt) answers.push(await untilAnswered(key, ibanNumber(customer + answers.length * 100)));
        return answers;
      });
      await sleep(LOAD_MS / 3);
      system.signal(part, 'SIGKILL');
      const customers = await Promise.all(checked);
      await system.recovered();
      expect(customers.flat().filter((answers) => answers.length !== 1)).toEqual([]);
      expect(customers.flat().length).toBeGreaterThan(CUSTOMERS);
      const counts = customers.map((answers) => ({ used: answers.length, logged: answers.length }));
      expect(await settledAccounts(system, keys)).toEqual(counts);
    },
    300_000,
  );
});
