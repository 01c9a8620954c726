// @ts-check
import { residentMbOf } from './processes.mjs';

/** @typedef {{ second: number, mb: Map<string, number> }} Sample */
/** @typedef {{ seconds20to30: number, seconds50to60: number, ratio: number }} Growth */

/** Looks every second how much memory each part holds. */
export class MemoryWatch {
  /** @type {Sample[]} */
  samples = [];
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {Map<string, number>} parts name → process id */
  constructor(parts) {
    this.parts = parts;
  }

  start() {
    const startedAt = performance.now();
    this.#timer = setInterval(() => {
      this.samples.push({ second: (performance.now() - startedAt) / 1_000, mb: residentMbOf(this.parts) });
    }, 1_000);
  }

  stop() {
    clearInterval(this.#timer);
  }
}

/**
 * @param {Sample[]} samples
 * @returns {Map<string, number>} the median of the last ten seconds in megabytes by part
 */
export function lastMedians(samples) {
  const last = samples.at(-1)?.second ?? 0;
  return mediansBetween(samples, last - 10, last + 1);
}

/**
 * @param {Sample[]} samples
 * @returns {Map<string, Growth> | null} null when the run was shorter than 60 seconds
 */
export function growthOf(samples) {
  // The sample of second 59 is the last one a run of 60 seconds is sure to have.
  if ((samples.at(-1)?.second ?? 0) < 58.5) return null;
  const early = mediansBetween(samples, 20, 30);
  const late = mediansBetween(samples, 50, 60.5);
  /** @type {Map<string, Growth>} */
  const growth = new Map();
  for (const [name, seconds20to30] of early) {
    const seconds50to60 = late.get(name);
    if (seconds50to60 !== undefined)
      growth.set(name, { seconds20to30, seconds50to60, ratio: seconds50to60 / seconds20to30 });
  }
  return growth;
}

/**
 * @param {Sample[]} samples
 * @param {number} from
 * @param {number} to
 */
function mediansBetween(samples, from, to) {
  const within = samples.filter(({ second }) => second >= from && second < to);
  const names = new Set(within.flatMap(({ mb }) => [...mb.keys()]));
  return new Map([...names].map((name) => [name, median(within.flatMap(({ mb }) => mb.get(name) ?? []))]));
}

/**
 * @param {number[]} values at least one
 * @returns {number} of an even number the mean of the two in the middle
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
