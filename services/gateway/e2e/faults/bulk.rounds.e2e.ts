import { type BulkAnswer, validateIbans } from '@pruefer/contracts';
import { rounds } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callUntilAnswered } from '../system/call-api.js';
import { settledAccounts } from '../system/books.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const CUSTOMERS = 4;
const ITEMS = 100;
const LOAD_MS = 6_000;
const FROZEN_MS = 5_000;
describe('bulk calls with an Idempotency-Key while a part fails', () => {
  /** Repeats a call until it is answered. @returns its verdicts */
  async function untilAnswered(key: string, first: number): Promise<number> {
    const body = { items: Array.from({ length: ITEMS }, (_, n) => ({ iban: ibanNumber(first + n) })) };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await callUntilAnswered(system, { path: validateIbans.path, key, headers, body });
    const { valid, invalid } = JSON.parse(answer) as BulkAnswer;
    return valid + invalid;
  }

  async function booksAfter(happens: () => Promise<void>): Promise<void> {
    await system.recovered();
    const keys = await seedKeys(system, CUSTOMERS, 1_000_000);
    const endsAt = Date.now() + LOAD_MS;
    const calls = keys.map(async (key, customer) => {
      let verdicts = 0;
      while (Date.now() < endsAt) verdicts += await untilAnswered(key, customer * 10_000 + verdicts);
      return verdicts;
    });
    await sleep(LOAD_MS / 3);
    await happens();
    const verdicts = await Promise.all(calls);
    await system.recovered();
    expect(Math.min(...verdicts)).toBeGreaterThanOrEqual(ITEMS);
    const expected = verdicts.map((count) => ({ used: count, logged: count }));
    expect(await settledAccounts(system, keys)).toEqual(expected);
  }

  it.each(rounds(['validation-1'], ['postgres', 'gateway', 'kafka', 'log']))(
    'C14: kill -9 of %s: every IBAN is charged, answered and logged once',
    async (part) => {
      await booksAfter(() => Promise.resolve(system.signal(part, 'SIGKILL')));
    },
    300_000,
  );

  it.each(rounds(['validation-1'], ['postgres', 'gateway', 'redis', 'log']))(
    'C14: %s frozen for 5 s: every IBAN is charged, answered and logged once',
    async (part) => {
      await booksAfter(() => system.freeze([part], FROZEN_MS));
    },
    300_000,
  );
});
