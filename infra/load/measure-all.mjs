// @ts-check
import { cpus } from 'node:os';
import { KeysInTurn } from './client/keys-in-turn.mjs';
import { measure } from './measure.mjs';
import { growthOf, lastMedians, MemoryWatch } from './proc/memory-watch.mjs';
import { cpuOf, ratiosOf } from './report/round-figures.mjs';
import { requestsFor, requestsOfRounds, sampleIbansOfShippedBanks } from './round-requests.mjs';
import { takeRounds } from './rounds.mjs';
import { Accounts } from './system/accounts.mjs';
import { issueKeys, KEYS } from './system/issue-keys.mjs';
import { loginTimes } from './system/login-times.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./system/running-system.mjs').RunningSystem} RunningSystem
 * @typedef {import('./report/results.mjs').Results} Results
 * @typedef {import('./rounds.mjs').RequestsOf} RequestsOf
 * @typedef {Omit<Results, 'echo' | 'publicCheck' | 'ratios' | 'cpu' | 'loginMs' | 'setting'>} Keyed
 * @typedef {{ system: RunningSystem, options: Options, signal: AbortSignal, say: (line: string) => void }} Bench
 */

const STORING_LIMIT_MS = 60_000;

/**
 * Measures echo, public and keyed check with the same client, connections and IBANs: one after the other, and in rounds for the ratios.
 * @param {Bench} bench
 * @returns {Promise<Results>}
 */
export async function measureAll(bench) {
  const { system, options, say } = bench;
  const ibans = await sampleIbansOfShippedBanks();
  const hasEcho = await system.hasEcho();
  const keys = options.keys.length > 0 ? options.keys : await issueKeys(system, KEYS);
  const turns = new KeysInTurn(keys);
  const requests = requestsFor(ibans, turns);

  if (hasEcho) say(`Echo, ${options.seconds.echo} s …`);
  const echo = hasEcho ? await measureOne(bench, options.seconds.echo, requests.echo) : null;
  say(`Öffentliche Prüfung, ${options.seconds.publicCheck} s …`);
  const publicCheck = await measureOne(bench, options.seconds.publicCheck, requests.publicCheck(0));
  const { rounds, verdicts } = await inRounds(bench, requests);
  const keyed = requests.keyedCheck
    ? await measureKeyed(bench, turns, { keyedCheck: requests.keyedCheck, verdicts })
    : withoutKeys;
  if (hasEcho) say('Falsche Anmeldungen …');
  const loginMs = hasEcho ? await loginTimes(system) : null;
  const figures = { ratios: ratiosOf(rounds), cpu: cpuOf(rounds) };
  return { echo, publicCheck, ...keyed, ...figures, loginMs, setting: settingOf(options) };
}

/**
 * @param {Bench} bench
 * @param {import('./round-requests.mjs').RequestsByKind} requests
 */
async function inRounds({ system, options, signal, say }, requests) {
  say(`Vergleich in ${options.rounds} Runden …`);
  const { connections, seconds, rounds: count } = options;
  const contenders = [{ system, requestsOf: requestsOfRounds(requests, await system.hasEcho()) }];
  const [taken] = await takeRounds({ contenders, count, connections, seconds: seconds.keyedCheck, signal });
  return /** @type {import('./rounds.mjs').Taken} */ (taken);
}

/**
 * @param {Bench} bench
 * @param {number} seconds
 * @param {RequestsOf} requestsOf
 */
async function measureOne({ system, options, signal }, seconds, requestsOf) {
  const { connections } = options;
  return (await measure({ system, connections, seconds, requestsOf, signal })).measurement;
}

/** @type {Keyed} */
const withoutKeys = { keyedCheck: null, lagSeconds: null, rssMb: new Map(), rssGrowth: null, books: null };

/**
 * The check with a key, and what became of it: the rest of the way to the log, memory, books.
 * @param {Bench} bench
 * @param {KeysInTurn} turns
 * @param {{ keyedCheck: RequestsOf, verdicts: number[] }} checks and those there were before, by connection
 * @returns {Promise<Keyed>}
 */
async function measureKeyed({ system, options, signal, say }, turns, { keyedCheck, verdicts }) {
  const { connections } = options;
  const seconds = options.seconds.keyedCheck;
  say(`Prüfung mit ${turns.keys.length} Schlüsseln, ${seconds} s …`);
  const memory = new MemoryWatch(system.pids);
  const { tally, measurement } = await measure({
    system,
    connections,
    seconds,
    requestsOf: keyedCheck,
    signal,
    memory,
  });
  const all = tally.verdicts.map((count, connection) => count + (verdicts[connection] ?? 0));
  return {
    keyedCheck: measurement,
    rssMb: lastMedians(memory.samples),
    rssGrowth: growthOf(memory.samples),
    ...(await settle(system, turns.keys, turns.sumsByKey(all), say)),
  };
}

/**
 * Waits for the log and compares the books, where the database is in reach.
 * @param {RunningSystem} system
 * @param {string[]} keys
 * @param {number[]} verdicts by key
 * @param {(line: string) => void} say
 */
async function settle({ databaseUrl }, keys, verdicts, say) {
  if (!databaseUrl) return { lagSeconds: null, books: null };
  say('Rückstand und Bücher …');
  const accounts = new Accounts(databaseUrl, keys);
  try {
    return { lagSeconds: await accounts.secondsUntilStored(STORING_LIMIT_MS), books: await accounts.books(verdicts) };
  } finally {
    await accounts.close();
  }
}

/** @param {Options} options */
function settingOf({ connections, replicas, seconds, url }) {
  const cores = cpus();
  return {
    cores: cores.length,
    cpu: cores[0]?.model,
    node: process.version,
    connections,
    replicas: url ? null : replicas,
    seconds,
  };
}
