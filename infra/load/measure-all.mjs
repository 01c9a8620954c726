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
const MOST_WAIT_SECONDS = 10;

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
const withoutKeys = {
  keyedCheck: null,
  single: null,
  halfLoad: null,
  lagSeconds: null,
  rssMb: new Map(),
  rssGrowth: null,
  books: null,
};

/**
 * The check with a key, and what became of it: the rest of the way to the log, memory, waiting times, books.
 * @param {Bench} bench
 * @param {KeysInTurn} turns
 * @param {{ keyedCheck: RequestsOf, verdicts: number[] }} checks and those there were before, by connection
 * @returns {Promise<Keyed>}
 */
async function measureKeyed(bench, turns, { keyedCheck, verdicts }) {
  const { system, options, signal, say } = bench;
  const { connections, seconds } = options;
  const accounts = system.databaseUrl ? new Accounts(system.databaseUrl, turns.keys) : null;
  try {
    say(`Prüfung mit ${turns.keys.length} Schlüsseln, ${seconds.keyedCheck} s …`);
    const memory = new MemoryWatch(system.pids);
    const run = { system, connections, seconds: seconds.keyedCheck, requestsOf: keyedCheck, signal, memory };
    const { tally, measurement } = await measure(run);
    const lagSeconds = (await accounts?.secondsUntilStored(STORING_LIMIT_MS)) ?? null;
    const { single, halfLoad } = await measureWaits(bench, keyedCheck, measurement.perSecond);
    await accounts?.secondsUntilStored(STORING_LIMIT_MS);
    const counts = [verdicts, tally.verdicts, single.tally.verdicts, halfLoad.tally.verdicts];
    return {
      keyedCheck: measurement,
      single: single.measurement,
      halfLoad: halfLoad.measurement,
      lagSeconds,
      rssMb: lastMedians(memory.samples),
      rssGrowth: growthOf(memory.samples),
      books: (await accounts?.books(turns.sumsByKey(sumsByPlace(counts)))) ?? null,
    };
  } finally {
    await accounts?.close();
  }
}

/**
 * How long somebody waits while little else is asked, and while half of what the system can do is asked.
 * @param {Bench} bench
 * @param {RequestsOf} requestsOf
 * @param {number} fullPerSecond
 */
async function measureWaits({ system, options, signal, say }, requestsOf, fullPerSecond) {
  const seconds = Math.min(options.seconds.keyedCheck, MOST_WAIT_SECONDS);
  const run = { system, seconds, requestsOf, signal };
  say(`Eine Prüfung nach der anderen und halbe Last, je ${seconds} s …`);
  const single = await measure({ ...run, connections: 1 });
  const perSecond = Math.ceil(fullPerSecond / 2);
  const halfLoad = await measure({ ...run, connections: options.connections, perSecond });
  return { single, halfLoad };
}

/**
 * @param {number[][]} counts by connection, of several drives
 * @returns {number[]}
 */
function sumsByPlace(counts) {
  const places = Math.max(...counts.map(({ length }) => length));
  return Array.from({ length: places }, (_, place) => counts.reduce((sum, one) => sum + (one[place] ?? 0), 0));
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
