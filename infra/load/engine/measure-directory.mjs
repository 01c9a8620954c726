import { fileURLToPath } from 'node:url';
import { run } from '../../shared/process/run.mjs';
import { median } from '../report/statistics.mjs';

/**
 * @typedef {object} DirectoryCost
 * @property {number} banks
 * @property {number} loadMs from the file on disk to the index
 * @property {number} heapMb heap after loading
 * @property {number} rssMb growth of the process while loading
 */

const program = fileURLToPath(new URL('measure-directory-process.mjs', import.meta.url));
const LOADS = 3;
const TIMEOUT_MS = 20_000;

/**
 * Measures time and memory of loading the shipped bank directory: the median of several fresh processes.
 * @returns {Promise<DirectoryCost>}
 */
export async function measureDirectory() {
  /** @type {DirectoryCost[]} */
  const costs = [];
  for (let load = 0; load < LOADS; load++) {
    costs.push(JSON.parse(await run(process.execPath, ['--expose-gc', program], { timeoutMs: TIMEOUT_MS })));
  }
  const middle = (/** @type {keyof DirectoryCost} */ key) => median(costs.map((cost) => cost[key]));
  return { banks: middle('banks'), loadMs: middle('loadMs'), heapMb: middle('heapMb'), rssMb: middle('rssMb') };
}
