// @ts-check
import { relative } from 'node:path';
import { root } from '../start/base/folders.mjs';
import { treeSeconds } from './processor-time.mjs';

const LEAST_SECONDS = 5;
const MARK = 'processor time of';

/** Prints each suite that takes more than five seconds of processor time, including the system that its stage runs. */
class SuiteTimeReporter {
  #pid = process.env['TEST_SYSTEM'] ? process.ppid : process.pid;
  #before = treeSeconds(this.#pid);

  /** @param {import('@jest/test-result').Test} suite */
  onTestResult({ path }) {
    const now = treeSeconds(this.#pid);
    const seconds = now - this.#before;
    this.#before = now;
    if (seconds >= LEAST_SECONDS) console.log(`${MARK} ${relative(root, path)}: ${seconds.toFixed(1)} s`);
  }
}

/**
 * @param {string} output of a stage
 * @returns {string[]} the lines of this reporter
 */
export function suiteTimes(output) {
  return output.split('\n').filter((line) => line.startsWith(MARK));
}

export { SuiteTimeReporter as default };
