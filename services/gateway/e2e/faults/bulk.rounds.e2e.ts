import { type BulkAnswer, validateIbans } from '@pruefer/contracts';
import { rounds } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { settledAccounts } from '../system/books.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const CUSTOMERS = 4;
const ITEMS = 100;
const LOAD_MS = 6_000;
const FROZEN_MS = 5_000;
/** A customer gives up on a call that nobody answers; no fault here lasts so long. */
const MAX_ATTEMPTS = 300;
const PAUSE_MS = 100;

describe('bulk calls with an Idempotency-Key while a part fails', () => {
  /** One attempt: what the call was charged, undefined when it had no answer. */
  async function attempt(key: string, idempotencyKey: string, body: string): Promise<BulkAnswer | undefined> {
    try {
      const response = await fetch(system.url + validateIbans.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key, 'idempotency-key': idempotencyKey },
        body,
        signal: AbortSignal.timeout(8_000),
      });
      const text = await response.text();
      return response.status === 200 ? (JSON.parse(text) as BulkAnswer) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Repeats a call until it is answered, as docs/api tells customers to. @returns its verdicts */
  async function untilAnswered(key: string, first: number): Promise<number> {
    const idempotencyKey = randomUUID();
    const body = JSON.stringify({ items: Array.from({ length: ITEMS }, (_, n) => ({ iban: ibanNumber(first + n) })) });
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
      const answer = await attempt(key, idempotencyKey, body);
      if (answer) return answer.valid + answer.invalid;
      await sleep(PAUSE_MS);
    }
    throw new Error('nobody answers');
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
      await booksAfter(async () => {
        system.signal(part, 'SIGSTOP');
        await sleep(FROZEN_MS);
        system.signal(part, 'SIGCONT');
      });
    },
    300_000,
  );
});
