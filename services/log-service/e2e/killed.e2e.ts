import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expectSumsOfRows, logDatabase, type LogDatabase } from './support/log-database.js';
import { randomNumbers } from './support/sample-events.js';

const KILLS = 50;
/** More than all processes store that are killed, however long a busy machine lets them live. */
const ENDLESS = 10_000_000;
/** What the last process stores, to its end. */
const REST = 10_000;
const UNSTORED = 'SELECT (SELECT sum(next_offset) FROM logs.offsets) - (SELECT count(*) FROM logs.requests)';
const program = fileURLToPath(new URL('support/recording-process.mjs', import.meta.url));

let log: LogDatabase;
beforeEach(async () => (log = await logDatabase()));
afterEach(() => log.close());

/** Starts storing, and kills it a moment after its first commit, in the middle of a later one. */
async function storeAndKill(events: number, afterMs?: number): Promise<number | null> {
  const child = fork(program, [String(events), new Date().toISOString().slice(0, 10) + 'T00:00:00.000Z'], {
    env: { ...process.env, DATABASE_URL: log.url('logs', 'service') },
    execArgv: [],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  if (afterMs !== undefined) {
    await Promise.race([once(child, 'message'), ended]);
    setTimeout(() => child.kill('SIGKILL'), afterMs);
  }
  return (await ended)[0];
}

it(`D1: kill -9 in the middle of a batch, ${KILLS} times: rows are ids are events, sums are those of the rows`, async () => {
  const random = randomNumbers(17);
  const rows = () => log.count('SELECT count(*) FROM logs.requests');
  let before = 0;
  for (let kills = 0; kills < KILLS; kills += 1) {
    await storeAndKill(ENDLESS, random() * 25);
    const stored = await rows();
    expect(stored).toBeGreaterThan(before);
    // In one statement, because data sent before the kill may be committed later.
    expect(await log.count(UNSTORED)).toBe(0);
    before = stored;
  }
  const all = before + REST;
  expect(await storeAndKill(all)).toBe(0);
  expect(await rows()).toBe(all);
  expect(await log.count('SELECT count(DISTINCT id) FROM logs.requests')).toBe(all);
  expect(await log.count('SELECT count(*) FROM logs.request_details')).toBe(all);
  await expectSumsOfRows(log);
});
