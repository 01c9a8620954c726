import { cpus } from 'node:os';
import { addCounts, runLoad } from './client/run-load.mjs';
import { requestsByKind, sampleIbansOfShippedBanks } from './client/requests.mjs';
import { CLIENT, CpuMeter } from './proc/cpu-meter.mjs';
import { measureMemoryMb } from '../shared/process/processes.mjs';
import { computeEchoRatios, computeSpreads } from './report/round-figures.mjs';
import { round } from './report/statistics.mjs';
import { measureRounds } from './measure-rounds.mjs';
import { Accounts } from './system/accounts.mjs';
import { issueKeys, KEYS } from './system/issue-keys.mjs';
import { loginTimes } from './system/login-times.mjs';

/**
 * @typedef {import('./client/requests.mjs').ListRequests} ListRequests
 * @typedef {import('./report/speed-report.mjs').Results} Results
 * @typedef {import('./report/speed-report.mjs').Measurement} Measurement
 * @typedef {import('./bench.mjs').Run & { system: import('./system/running-system.mjs').RunningSystem }} Bench
 */

/** Long enough for the compilers of all processes. */
const WARM_UP_SECONDS = 4;
const STORING_TIMEOUT_MS = 60_000;
const MAX_LATENCY_RUN_SECONDS = 10;

/**
 * Measures echo, public and keyed check with the same client, connections and IBANs: one after the other, and in rounds for the ratios.
 * @param {Bench} bench
 * @returns {Promise<Results>}
 */
export async function measureAll(bench) {
  const { system, options, signal, say } = bench;
  const { connections, seconds, rounds: count } = options;
  const ibans = await sampleIbansOfShippedBanks();
  const hasEcho = await system.hasEcho();
  const keys = options.keys.length > 0 ? options.keys : await issueKeys(system, KEYS);
  const requests = requestsByKind(ibans, keys, hasEcho);
  const single = async (
    /** @type {string} */ name,
    /** @type {ListRequests | undefined} */ listRequests,
    length = 0,
  ) => {
    if (!listRequests) return null;
    say(`${name}, ${length} s …`);
    return (await measure(bench, { listRequests, connections, seconds: length })).measurement;
  };

  const echo = await single('Echo', requests.echo, seconds.echo);
  const publicCheck = await single('Öffentliche Prüfung', requests.publicCheck, seconds.publicCheck);
  say(`Vergleich in ${count} Runden …`);
  const contenders = [
    { system, listRequests: (/** @type {number} */ nth) => requestsByKind(ibans, keys, hasEcho, nth) },
  ];
  const [compared] = await measureRounds({ contenders, count, connections, seconds: seconds.keyedCheck, signal });
  const { rounds = [], verdicts = new Map() } = compared ?? {};
  const keyed = requests.keyedCheck
    ? await measureKeyed(bench, requests.keyedCheck, { keys, verdicts })
    : { keyedCheck: null, single: null, halfLoad: null, lagSeconds: null, memoryMb: {}, books: null };
  if (hasEcho) say('Falsche Anmeldungen …');
  const loginMs = hasEcho ? await loginTimes(system) : null;
  const figures = { ratios: computeEchoRatios(rounds), rounds: computeSpreads(rounds) };
  return { echo, publicCheck, ...keyed, ...figures, loginMs, setting: buildSetting(options) };
}

/**
 * The keyed check at full speed, one check after the other, and at half load; then the books of all keyed checks.
 * @param {Bench} bench
 * @param {ListRequests} listRequests
 * @param {{ keys: string[], verdicts: Map<string, number> }} previous keys, and the verdicts of earlier checks with them
 */
async function measureKeyed(bench, listRequests, { keys, verdicts }) {
  const { system, options, say } = bench;
  const { connections } = options;
  const accounts = system.databaseUrl ? new Accounts(system.databaseUrl, keys) : null;
  say(`Prüfung mit ${keys.length} Schlüsseln, ${options.seconds.keyedCheck} s …`);
  const full = await measure(bench, { listRequests, connections, seconds: options.seconds.keyedCheck });
  const lagSeconds = (await accounts?.secondsUntilStored(STORING_TIMEOUT_MS)) ?? null;
  const seconds = Math.min(options.seconds.keyedCheck, MAX_LATENCY_RUN_SECONDS);
  say(`Eine Prüfung nach der anderen und halbe Last, je ${seconds} s …`);
  const single = await measure(bench, { listRequests, connections: 1, seconds });
  const perSecond = Math.ceil(full.measurement.perSecond / 2);
  const halfLoad = await measure(bench, { listRequests, connections, seconds, perSecond });
  await accounts?.secondsUntilStored(STORING_TIMEOUT_MS);
  for (const run of [full, single, halfLoad]) addCounts(verdicts, run.verdicts);
  return {
    keyedCheck: full.measurement,
    single: single.measurement,
    halfLoad: halfLoad.measurement,
    lagSeconds: lagSeconds && round(lagSeconds, 2),
    memoryMb: full.memoryMb,
    books: (await accounts?.books(verdicts)) ?? null,
  };
}

/**
 * Drives one kind of request, with the CPU time and memory of that time.
 * @param {Bench} bench
 * @param {{ listRequests: ListRequests, connections: number, seconds: number, perSecond?: number }} run
 */
async function measure({ system, signal }, run) {
  /** @type {CpuMeter | undefined} */
  let meter;
  /** @type {import('./proc/cpu-meter.mjs').CpuUse | undefined} */
  let cpu;
  /** @type {import('../shared/process/processes.mjs').ByPart} */
  let memoryMb = {};
  const { verdicts, ...load } = await runLoad({
    ...run,
    address: system.address,
    warmUpSeconds: WARM_UP_SECONDS,
    signal,
    onOpen: () => void (meter = new CpuMeter(system.pids)),
    onClose: () => {
      cpu = meter?.stop();
      memoryMb = measureMemoryMb(system.pids);
    },
  });
  return { verdicts, memoryMb, measurement: { ...load, ...computeCpuShares(cpu) } };
}

/** @param {import('./proc/cpu-meter.mjs').CpuUse | undefined} cpu */
function computeCpuShares(cpu) {
  const clientMs = cpu?.ms[CLIENT];
  if (!cpu || clientMs === undefined) return { clientCpuShare: null, otherCores: null };
  return { clientCpuShare: round(clientMs / cpu.wallMs, 2), otherCores: round(cpu.otherMs / cpu.wallMs, 2) };
}

/** @param {import('./options.mjs').Options} options */
function buildSetting({ connections, replicas, seconds, url }) {
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
