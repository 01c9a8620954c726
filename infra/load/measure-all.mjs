// @ts-check
import { cpus } from 'node:os';
import { KeysInTurn } from './client/keys-in-turn.mjs';
import { ADDRESSES_AT_ONCE, echoRequests, keyedRequests, publicRequests } from './client/requests.mjs';
import { sampleIbans } from './client/sample-ibans.mjs';
import { measure } from './measure.mjs';
import { growthOf, lastMedians, MemoryWatch } from './proc/memory-watch.mjs';
import { compareInRounds } from './rounds.mjs';
import { Accounts } from './system/accounts.mjs';
import { shippedBanks } from './system/bank-codes.mjs';
import { issueKeys } from './system/issue-keys.mjs';
import { loginTimes } from './system/login-times.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./system/running-system.mjs').RunningSystem} RunningSystem
 * @typedef {import('./report/results.mjs').Results} Results
 * @typedef {import('./rounds.mjs').RequestsOf} RequestsOf
 * @typedef {{ system: RunningSystem, options: Options, signal: AbortSignal, say: (line: string) => void }} Bench
 */

const KEYS = 20;
const DIFFERENT_IBANS = 20_000;
const STORING_LIMIT_MS = 60_000;

/**
 * Measures echo, public and keyed check with the same client, connections and IBANs: one after the other, and in rounds for the ratios.
 * @param {Bench} bench
 * @returns {Promise<Results>}
 */
export async function measureAll(bench) {
  const { system, options, say } = bench;
  const { bankCodes, isAccount } = await shippedBanks();
  const ibans = sampleIbans(bankCodes, isAccount, DIFFERENT_IBANS);
  const hasEcho = await system.hasEcho();
  const keys = options.keys.length > 0 ? options.keys : await issueKeys(system, KEYS);

  const turns = new KeysInTurn(keys);
  const requests = requestsFor(ibans, turns);

  if (hasEcho) say(`Echo, ${options.seconds.echo} s …`);
  const echo = hasEcho ? await measureOne(bench, options.seconds.echo, requests.echo) : null;
  say(`Öffentliche Prüfung, ${options.seconds.publicCheck} s …`);
  const publicCheck = await measureOne(bench, options.seconds.publicCheck, requests.publicCheck(0));
  const compared = hasEcho ? await compare(bench, requests) : { ratios: {}, verdicts: [] };
  const keyed = requests.keyedCheck
    ? await measureKeyed(bench, turns, { keyedCheck: requests.keyedCheck, verdicts: compared.verdicts })
    : withoutKeys;
  if (hasEcho) say('Falsche Anmeldungen …');
  const loginMs = hasEcho ? await loginTimes(system) : null;
  return { echo, publicCheck, ...keyed, ratios: compared.ratios, loginMs, setting: settingOf(options) };
}

/**
 * What is sent, by kind and connection; the keyed check only with keys.
 * @param {string[]} ibans
 * @param {KeysInTurn} turns
 */
function requestsFor(ibans, turns) {
  return {
    /** @type {RequestsOf} */
    echo: (connection) => echoRequests(ibans, connection),
    /** @type {(nth: number) => RequestsOf} */
    publicCheck: (nth) => (connection) => publicRequests(ibans, connection, nth * ADDRESSES_AT_ONCE),
    /** @type {RequestsOf | undefined} */
    keyedCheck:
      turns.keys.length > 0 ? (connection) => keyedRequests(ibans, connection, turns.of(connection)) : undefined,
  };
}

/**
 * @param {Bench} bench
 * @param {ReturnType<typeof requestsFor>} requests
 */
function compare({ system, options, signal, say }, { echo, publicCheck, keyedCheck }) {
  say('Vergleich in Runden …');
  const requestsOf = (/** @type {number} */ round) => ({
    echo,
    publicCheck: publicCheck(1 + (round % 3)),
    ...(keyedCheck && { keyedCheck }),
  });
  const { connections, seconds } = options;
  return compareInRounds({ system, connections, seconds: seconds.keyedCheck, requestsOf, signal });
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

/** @type {Omit<Results, 'echo' | 'publicCheck' | 'ratios' | 'loginMs' | 'setting'>} */
const withoutKeys = { keyedCheck: null, lagSeconds: null, rssMb: new Map(), rssGrowth: null, books: null };

/**
 * The check with a key, and what became of it: the rest of the way to the log, memory, books.
 * @param {Bench} bench
 * @param {KeysInTurn} turns
 * @param {{ keyedCheck: RequestsOf, verdicts: number[] }} checks and those there were before, by connection
 * @returns {Promise<Omit<Results, 'echo' | 'publicCheck' | 'ratios' | 'loginMs' | 'setting'>>}
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
