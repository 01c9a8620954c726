import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { MAX_UNSTABLE, tryAgain } from './second-try.mjs';
import { closingLine } from '../results/suite-results.mjs';

const signal = new AbortController().signal;
/** @type {string[]} */
const said = [];
const { log } = console;
beforeAll(() => void (console.log = (line) => said.push(line)));
afterAll(() => void (console.log = log));

/**
 * A stage that has ended with an error.
 * @param {string} name
 * @param {readonly import('../results/suite-results.mjs').SuiteResult[]} suites
 */
function broken(name, suites, isComplete = true) {
  return {
    name,
    seconds: 1,
    cpuSeconds: 1,
    unseenSeconds: 0,
    error: new Error('failed'),
    results: { suites, isComplete },
    unstable: [],
  };
}

/** @param {string} name @param {readonly string[]} failures */
function suite(name, failures, passed = 2) {
  return { file: join(root, name), passed, failures, isBroken: false };
}

/** Runs a suite as Jest would, which now passes or fails. */
const stageThat = (/** @type {boolean} */ passes) => (/** @type {string} */ file) => ({
  name: file,
  run: async (/** @type {NodeJS.ProcessEnv} */ env) => {
    const statuses = ['passed', 'passed', 'passed', ...(passes ? [] : ['failed'])];
    const assertionResults = statuses.map((status) => ({ ancestorTitles: [], title: 'opens', status }));
    const suites = [{ name: file, status: passes ? 'passed' : 'failed', assertionResults }];
    await writeFile(env['TEST_RESULTS'] ?? '', JSON.stringify({ testResults: suites }));
    if (!passes) throw new Error('failed again');
  },
});

describe('a suite that has failed', () => {
  it('is unstable when it passes the second time, and fails the run no more', async () => {
    const stage = broken('e2e', [suite('a.e2e.ts', ['opens']), suite('b.e2e.ts', [])]);
    const ended = await tryAgain([stage], {}, signal, stageThat(true));
    expect(ended).toMatchObject([{ error: undefined, unstable: ['a.e2e.ts › opens'] }]);
    expect(closingLine(ended)).toBe('4 passed, 0 failed, 1 unstable');
  });

  it('has failed when it fails again', async () => {
    const ended = await tryAgain([broken('e2e', [suite('a.e2e.ts', ['opens'])])], {}, signal, stageThat(false));
    expect(ended).toMatchObject([{ error: expect.any(Error), unstable: [] }]);
    expect(closingLine(ended)).toBe('2 passed, 1 failed');
  });

  it('that could not be loaded is named by its file', async () => {
    const stage = broken('e2e', [{ ...suite('a.e2e.ts', []), isBroken: true }]);
    const ended = await tryAgain([stage], {}, signal, stageThat(true));
    expect(ended).toMatchObject([{ error: undefined, unstable: ['a.e2e.ts'] }]);
  });

  it('does not excuse other failures of its stage', async () => {
    const stage = broken('e2e', [suite('a.e2e.ts', ['opens'])], false);
    const ended = await tryAgain([stage], {}, signal, stageThat(true));
    expect(ended[0]?.error).toBeDefined();
    expect(closingLine(ended)).toBe('2 passed, 1 failed, 1 unstable');
  });

  it('is not tried again where too many have failed', async () => {
    const suites = Array.from({ length: MAX_UNSTABLE + 1 }, (_, n) => suite(`${n}.e2e.ts`, ['opens']));
    const stages = [broken('one', suites.slice(0, 2)), broken('other', suites.slice(2))];
    expect(await tryAgain(stages, {}, signal, stageThat(true))).toEqual(stages);
    expect(said).toContain(`${suites.length} suites have failed. Up to ${MAX_UNSTABLE} would have been tried again.`);
  });
});

it('a stage without suites, such as lint, is not tried again', async () => {
  const stage = broken('lint', [], false);
  expect(await tryAgain([stage], {}, signal, stageThat(true))).toEqual([stage]);
});
