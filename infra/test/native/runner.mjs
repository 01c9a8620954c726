import { Agent, setGlobalDispatcher } from 'undici';
import { runSuite } from './run-suite.mjs';
import { openSources } from './source-hooks.mjs';
import { openThreads } from './source-threads.mjs';

/**
 * Jest's runner for suites on real servers: sequential, in this process, with Node's modules. In Jest's contexts each suite would
 * load NestJS, the clients and the other npm packages again, which used more CPU time than most suites (docs/adr/0035).
 */
class NativeRunner {
  supportsEventEmitters = true;
  isSerial = true;
  /** @type {Map<string, Set<(words: any) => unknown>>} */
  #listeners = new Map();

  /** @param {import('@jest/types').Config.GlobalConfig} globalConfig */
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  /**
   * @param {string} event
   * @param {(words: any) => unknown} listener
   * @returns {() => void} takes it away
   */
  on(event, listener) {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** @param {import('@jest/test-result').Test[]} suites @param {{ isInterrupted: () => boolean }} watcher */
  async runTests(suites, watcher) {
    openSources();
    openThreads();
    // A stalled process would send requests on connections that a service under test has closed after a pause.
    setGlobalDispatcher(new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 }));
    for (const suite of suites) {
      if (watcher.isInterrupted()) return;
      await this.#emit('test-file-start', suite);
      await this.#run(suite);
    }
  }

  /** @param {import('@jest/test-result').Test} suite */
  async #run(suite) {
    try {
      const result = await runSuite(suite, this.globalConfig, ({ name, errors }) => {
        const status = errors.length > 0 ? 'failed' : 'passed';
        void this.#emit('test-case-result', suite.path, { title: name, fullName: name, ancestorTitles: [], status });
      });
      await this.#emit('test-file-success', suite, result);
    } catch (error) {
      await this.#emit('test-file-failure', suite, error);
    }
  }

  /** @param {string} event @param {...unknown} words */
  async #emit(event, ...words) {
    for (const listener of this.#listeners.get(event) ?? []) await listener(words);
  }
}

export { NativeRunner as default };
