// @ts-check
import { cpus } from 'node:os';
import { KeysInTurn } from './client/keys-in-turn.mjs';
import { echoRequests, keyedRequests, publicRequests } from './client/requests.mjs';
import { sampleIbans } from './client/sample-ibans.mjs';
import { measure } from './measure.mjs';
import { growthOf, lastMedians, MemoryWatch } from './proc/memory-watch.mjs';
import { Accounts } from './system/accounts.mjs';
import { shippedBanks } from './system/bank-codes.mjs';
import { issueKeys } from './system/issue-keys.mjs';
import { loginTimes } from './system/login-times.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./system/running-system.mjs').RunningSystem} RunningSystem
 * @typedef {import('./report/results.mjs').Results} Results
 * @typedef {{ system: RunningSystem, options: Options, signal: AbortSignal, say: (line: string) => void }} Bench
 */

const KEYS = 20;
const DIFFERENT_IBANS = 20_000;
const STORING_LIMIT_MS = 60_000;

/**
 * Measures echo, public and keyed check one after the other, with the same client, connections and IBANs.
 * @param {Bench} bench
 * @returns {Promise<Results>}
 */
export async function measureAll(bench) {
  const { system, options, say } = bench;
  const { bankCodes, isAccount } = await shippedBanks();
  const ibans = sampleIbans(bankCodes, isAccount, DIFFERENT_IBANS);
  const hasEcho = await system.hasEcho();
  const keys = options.keys.length > 0 ? options.keys : await issueKeys(system, KEYS);

  if (hasEcho) say(`Echo, ${options.seconds.echo} s …`);
  const echo = hasEcho
    ? await measureOne(bench, options.seconds.echo, (connection) => echoRequests(ibans, connection))
    : null;
  say(`Öffentliche Prüfung, ${options.seconds.publicCheck} s …`);
  const publicCheck = await measureOne(bench, options.seconds.publicCheck, (connection) =>
    publicRequests(ibans, connection),
  );
  const keyed = keys.length > 0 ? await measureKeyed(bench, ibans, keys) : withoutKeys;
  if (hasEcho) say('Falsche Anmeldungen …');
  const loginMs = hasEcho ? await loginTimes(system) : null;
  return { echo, publicCheck, ...keyed, loginMs, setting: settingOf(options) };
}

/**
 * @param {Bench} bench
 * @param {number} seconds
 * @param {(connection: number) => import('./client/autocannon.mjs').PreparedRequest[]} requestsOf
 */
async function measureOne({ system, options, signal }, seconds, requestsOf) {
  const { connections } = options;
  return (await measure({ system, connections, seconds, requestsOf, signal })).measurement;
}

/** @type {Omit<Results, 'echo' | 'publicCheck' | 'loginMs' | 'setting'>} */
const withoutKeys = { keyedCheck: null, lagSeconds: null, rssMb: new Map(), rssGrowth: null, books: null };

/**
 * The check with a key, and what became of it: the rest of the way to the log, memory, books.
 * @param {Bench} bench
 * @param {string[]} ibans
 * @param {string[]} keys
 * @returns {Promise<Omit<Results, 'echo' | 'publicCheck' | 'loginMs' | 'setting'>>}
 */
async function measureKeyed({ system, options, signal, say }, ibans, keys) {
  const { connections } = options;
  const seconds = options.seconds.keyedCheck;
  say(`Prüfung mit ${keys.length} Schlüsseln, ${seconds} s …`);
  const turns = new KeysInTurn(keys);
  const memory = new MemoryWatch(system.pids);
  const requestsOf = (/** @type {number} */ connection) => keyedRequests(ibans, connection, turns.of(connection));
  const { tally, measurement } = await measure({ system, connections, seconds, requestsOf, signal, memory });
  return {
    keyedCheck: measurement,
    rssMb: lastMedians(memory.samples),
    rssGrowth: growthOf(memory.samples),
    ...(await settle(system, keys, turns.sumsByKey(tally.verdicts), say)),
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
