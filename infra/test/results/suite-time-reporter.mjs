import { relative } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { treeSeconds } from './processor-time.mjs';

const MIN_SECONDS = 5;
const SUITE = 'processor time of';
const ALL = 'processor time of all suites:';

/** Prints each suite that takes more than five seconds of processor time, including the system that its stage runs, and the sum. */
class SuiteTimeReporter {
  #pid = process.env['TEST_SYSTEM'] ? process.ppid : process.pid;
  #before = treeSeconds(this.#pid);

  /** @param {import('@jest/test-result').Test} suite */
  onTestResult({ path }) {
    const now = treeSeconds(this.#pid);
    const seconds = now - this.#before;
    this.#before = now;
    if (seconds >= MIN_SECONDS) console.log(`${SUITE} ${relative(root, path)}: ${seconds.toFixed(1)} s`);
  }

  onRunComplete() {
    console.log(`${ALL} ${treeSeconds(this.#pid).toFixed(1)} s`);
  }
}

/**
 * @param {string} output of a stage
 * @returns {{ lines: string[], seconds: number }} this reporter's lines about suites, and the sum of all suites; 0 for a stage without suites
 */
export function suiteTimes(output) {
  const lines = output.split('\n').filter((line) => line.startsWith(SUITE));
  const sum = lines.find((line) => line.startsWith(ALL));
  return { lines: lines.filter((line) => line !== sum), seconds: Number.parseFloat(sum?.slice(ALL.length) ?? '0') };
}

export { SuiteTimeReporter as default };
