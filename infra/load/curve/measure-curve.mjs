// @ts-check
import { echoRequests, requestsWithKeys } from '../client/requests.mjs';
import { sampleIbansOfShippedBanks } from '../round-requests.mjs';
import { takeSample } from '../rounds.mjs';
import { startOwnSystem } from '../system/own-system.mjs';
import { addKeys } from './add-keys.mjs';
import { curveSystems } from './curve-points.mjs';

/**
 * @typedef {import('../rounds.mjs').Sample} Sample
 * @typedef {Sample & { p50: number, p99: number, non2xx: number }} Keyed with milliseconds, and answers that were no success
 *
 * @typedef {object} Measured a point of the curve
 * @property {import('./curve-points.mjs').Point} point
 * @property {{ replicas: number, gateways: number }} system
 * @property {Keyed} keyed
 * @property {Sample} echo over as many connections, right before
 *
 * @typedef {{ seconds: number, signal: AbortSignal, say: (line: string) => void }} Run
 */

const MOST_SECONDS = 3;

/**
 * What a keyed check costs with few and many connections, keys, replicas and gateways. Each system is started, measured and removed.
 * @param {Run} run
 * @returns {Promise<Measured[]>}
 */
export async function measureCurve(run) {
  const ibans = await sampleIbansOfShippedBanks();
  /** @type {Map<import('./curve-points.mjs').Point, Measured>} */
  const results = new Map();
  for (const { points, ...counts } of curveSystems) {
    run.say(`Ein System mit ${counts.gateways} × Gateway und ${counts.replicas} × validation-service wird gestartet …`);
    const { system, stop } = await startOwnSystem({ ...counts, profileDir: null, signal: run.signal });
    try {
      // What the compilers of a new system take is no check's cost: the first point is measured twice.
      for (const point of [...points.slice(0, 1), ...points])
        results.set(point, { point, system: counts, ...(await measurePoint(system, { ...run, point, ibans })) });
    } finally {
      await stop();
    }
  }
  return [...results.values()];
}

/**
 * @param {import('../system/running-system.mjs').RunningSystem} system
 * @param {Run & { point: import('./curve-points.mjs').Point, ibans: string[] }} wishes
 * @returns {Promise<{ keyed: Keyed, echo: Sample }>}
 */
async function measurePoint(system, { point, ibans, seconds, signal, say }) {
  say(`${point.name} …`);
  const { connections } = point;
  const keys = await addKeys(system.databaseUrl ?? '', point.keys);
  const how = { system, connections, seconds: Math.min(seconds, MOST_SECONDS), signal };
  const echo = await takeSample({ ...how, requestsOf: (connection) => echoRequests(ibans, connection) });
  const keyed = await takeSample({ ...how, requestsOf: requestsWithKeys(ibans, keys, connections) });
  const { latency, non2xx } = keyed.tally;
  const waits = { p50: latency.percentileMs(50) ?? 0, p99: latency.percentileMs(99) ?? 0 };
  return { keyed: { ...keyed.sample, ...waits, non2xx }, echo: echo.sample };
}
