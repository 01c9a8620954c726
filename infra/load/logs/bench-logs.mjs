import { nx } from '../../start/build/nx.mjs';
import { Caller } from '../../shared/caller.mjs';
import { withDatabase } from '../../shared/database.mjs';
import { onStop } from '../../shared/process/on-stop.mjs';
import { measureCleanup } from './measure-cleanup.mjs';
import { fillLog } from './fill-log.mjs';
import { startLogSystem } from './log-system.mjs';
import { measureRestore } from './measure-restore.mjs';
import { parseOptions, usage } from './options.mjs';
import { measureCalls } from './read-calls.mjs';
import { formatLogReport, formatRestoreReport, toLogJson } from './report.mjs';
import { measureStoring } from './store-events.mjs';

/** Long enough for ten million rows. */
const TIMEOUT_MS = 90 * 60_000;

/**
 * `npm run bench:logs`: measures how fast log-service stores events compared with plain COPY, and its lists, the dashboard and a cleanup;
 * with `--restore` a backup of the log and its restore. Starts separate servers and removes everything afterwards.
 * @param {string[]} args
 */
export async function main(args) {
  const { rows, events, restore, json, help } = parseOptions(args);
  if (help) return console.log(usage);
  // Standard output may be piped into a file, so progress is written to standard error.
  const say = (/** @type {string} */ line) => console.error(line);
  say('Die Pakete werden gebaut …');
  await nx(['run-many', '-t', 'build', '--exclude', '@pruefer/frontend']);
  say('Eigene Server werden gestartet …');
  const system = await startLogSystem(say);
  const end = async () => {
    await system.stop();
    process.exit(1);
  };
  onStop(() => void end());
  setTimeout(() => void end(), TIMEOUT_MS).unref();
  try {
    const [results, text] = await (restore
      ? measureBackup(system, rows, say)
      : measureLog(system, { rows, events }, say));
    console.log(json ? JSON.stringify(results, null, 2) : `\n${text}\n`);
  } finally {
    await system.stop();
  }
  process.exit();
}

/**
 * @param {import('./log-system.mjs').LogSystem} system
 * @param {{ rows: number, events: number }} sizes
 * @param {(line: string) => void} say
 */
async function measureLog(system, { rows, events }, say) {
  const { rates, address } = await measureStoring(system, events, say);
  await fill(system, rows, say);
  const caller = new Caller(address);
  caller.token = await system.signIn();
  say('Listen und Dashboard …');
  const calls = await measureCalls(caller);
  say('Bereinigung …');
  const cleanup = await measureCleanup(caller, system);
  const results = { events, rows, rates, calls, cleanup };
  return [toLogJson(results), formatLogReport(results)];
}

/** @param {import('./log-system.mjs').LogSystem} system @param {number} rows @param {(line: string) => void} say */
async function measureBackup(system, rows, say) {
  await fill(system, rows, say);
  const results = await measureRestore(system, say);
  return [results, formatRestoreReport(results)];
}

/** @param {import('./log-system.mjs').LogSystem} system @param {number} rows @param {(line: string) => void} say */
async function fill({ databaseUrl }, rows, say) {
  say(`Das Log wird mit ${rows} Zeilen gefüllt …`);
  await withDatabase(databaseUrl, (client) => fillLog(client, rows, say));
}
