import { until } from '@pruefer/testkit';
import { hashOfApiKey } from '@pruefer/platform';
import { type CheckResponse, verdicts } from './load.js';
import type { RunningSystem } from './running-system.js';

/** What one contract was charged, and what the log holds of it. */
interface Account {
  readonly used: number;
  /** Rows of verdicts: 200 and 400. */
  readonly logged: number;
}

/** The current account of a key. */
export async function readKeyAccount(system: RunningSystem, secret: string): Promise<Account> {
  const [account] = await system.rows<{ used: string; logged: string }>(
    `SELECT c.used, (SELECT count(*) FROM logs.requests r WHERE r.contract_id = c.id AND r.status IN (200, 400)) AS logged
     FROM keys.contract c JOIN keys.key k ON k.contract_id = c.id WHERE k.hash = $1`,
    [hashOfApiKey(secret)],
  );
  return { used: Number(account?.used), logged: Number(account?.logged) };
}

/** Waits until the log has caught up: for each key, every charged check is stored. Gives the accounts in the order of the keys. */
export async function settledAccounts(
  system: RunningSystem,
  secrets: readonly string[],
  withinMs = 60_000,
): Promise<Account[]> {
  let accounts: Account[] = [];
  const settled = async (): Promise<boolean> => {
    try {
      accounts = await Promise.all(secrets.map((secret) => readKeyAccount(system, secret)));
      return accounts.every(({ used, logged }) => used === logged);
    } catch {
      return false;
    }
  };
  await until(() => `used == log rows, ${JSON.stringify(accounts)}`, settled, withinMs, 250);
  return accounts;
}

/** Number of log rows for each request. */
async function rowsByRequest(system: RunningSystem, responses: readonly CheckResponse[]): Promise<Map<string, number>> {
  const rows = await system.rows<{ request_id: string; rows: string }>(
    'SELECT request_id, count(*) AS rows FROM logs.requests WHERE request_id = ANY ($1) GROUP BY request_id',
    [responses.map(({ requestId }) => requestId)],
  );
  return new Map(rows.map(({ request_id, rows: count }) => [request_id, Number(count)]));
}

/**
 * Compares the answers with the charges and the log, once the log has caught up.
 * @param inFlight number of checks that may have been charged without their caller seeing the answer
 */
export async function expectBooksToBalance(
  system: RunningSystem,
  responses: readonly CheckResponse[],
  inFlight: number,
): Promise<void> {
  const secrets = [...new Set(responses.flatMap(({ key }) => (key === null ? [] : [key])))];
  const accounts = await settledAccounts(system, secrets);
  const verdictsByKey = verdicts(responses);
  const allLogged = async (): Promise<boolean> =>
    (await rowsByRequest(system, verdictsByKey)).size === verdictsByKey.length;
  await until('every answered check is in the log', allLogged, 60_000, 500);
  const doubles = [...(await rowsByRequest(system, responses)).values()].filter((rows) => rows > 1);
  expect(doubles).toEqual([]);
  secrets.forEach((secret, index) => {
    const seenOfKey = verdictsByKey.filter(({ key }) => key === secret).length;
    const usedCalls = accounts[index]?.used ?? 0;
    expect(usedCalls).toBeGreaterThanOrEqual(seenOfKey);
    expect(usedCalls - seenOfKey).toBeLessThanOrEqual(inFlight);
  });
}

/**
 * Waits until each key is charged exactly for its answers (docs/SECURITY.md C10). Only a check whose connection was cut
 * may be charged without a seen verdict. Refunds appear in the ledger.
 */
export async function expectOnlyAnswersCharged(
  system: RunningSystem,
  responses: readonly CheckResponse[],
): Promise<void> {
  const secrets = [...new Set(responses.flatMap(({ key }) => (key === null ? [] : [key])))];
  const expected = secrets.map((secret) => {
    const ofKey = responses.filter(({ key }) => key === secret);
    const atLeast = verdicts(ofKey).length;
    return { atLeast, atMost: atLeast + ofKey.filter(({ status }) => status === 0).length };
  });
  let accounts: Account[] = [];
  const isExact = async (): Promise<boolean> => {
    accounts = await Promise.all(secrets.map((secret) => readKeyAccount(system, secret)));
    return accounts.every(({ used, logged }, index) => {
      const { atLeast, atMost } = expected[index]!;
      return used === logged && used >= atLeast && used <= atMost;
    });
  };
  const figures = () => `only answers are charged and logged, ${JSON.stringify({ accounts, expected })}`;
  await until(figures, () => isExact().catch(() => false), 60_000, 250);
  const ledgers = await system.rows<{ refunded: number; booked: number }>(
    `SELECT c.refunded::int, coalesce(sum(b.refunded_calls), 0)::int AS booked
     FROM keys.contract c JOIN keys.key k ON k.contract_id = c.id LEFT JOIN keys.booking b ON b.contract_id = c.id
     WHERE k.hash = ANY ($1) GROUP BY c.id`,
    [secrets.map((secret) => hashOfApiKey(secret))],
  );
  expect(ledgers.filter(({ refunded, booked }) => refunded !== booked)).toEqual([]);
}
