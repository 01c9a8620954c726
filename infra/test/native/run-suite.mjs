import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { StrayErrors } from './stray-errors.mjs';
import { suiteResult } from './suite-result.mjs';

/**
 * @typedef {import('@jest/test-result').Test} Suite
 * @typedef {import('@jest/types').Config.GlobalConfig} GlobalConfig
 */

const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
const words = { afterAll, afterEach, beforeAll, beforeEach, describe, expect: jestExpect, it, test };

let suites = 0;

/**
 * Runs one suite in this process with its own module instances.
 * @param {Suite} suite
 * @param {GlobalConfig} globalConfig
 * @param {(test: import('@jest/types').Circus.TestEntry) => void} ended hears of each test as it ends
 * @throws {Error} when it cannot be loaded
 */
export async function runSuite({ path, context: { config } }, globalConfig, ended) {
  prepare(path, globalConfig);
  const note = (/** @type {import('jest-circus').Event} */ event) => {
    if (event.name === 'test_done') ended(event.test);
  };
  circus.addEventHandler(note);
  const start = Date.now();
  const stray = new StrayErrors();
  try {
    await import(`${pathToFileURL(path).href}?suite=${++suites}`);
    const run = await circus.run();
    // Promises of the last test may still be awaited in this turn.
    await turn();
    run.unhandledErrors.push(...stray.end());
    return suiteResult(run, { path, config, globalConfig, start });
  } finally {
    stray.end();
    circus.removeEventHandler(note);
  }
}

/** @param {string} path @param {GlobalConfig} globalConfig */
function prepare(path, { expand, testNamePattern, testTimeout }) {
  circus.resetState();
  Object.assign(globalThis, words);
  const state = circus.getState();
  state.parentProcess = process;
  state.testTimeout = testTimeout ?? state.testTimeout;
  state.testNamePattern = testNamePattern ? new RegExp(testNamePattern, 'i') : null;
  jestExpect.setState({ expand: expand ?? false, testPath: path });
}
