import { existsSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const hooks = new URL('open-sources.mjs', import.meta.url).href;
const withHooks = ['--import', hooks];

let isOpen = false;

/**
 * Lets threads and child processes of a service load sources too. Hooks apply to one thread only, and services refer to built
 * files.
 */
export function openThreads() {
  if (isOpen) return;
  isOpen = true;
  // Processes begin with the arguments of their parent.
  process.execArgv.push(...withHooks);
  const threads = createRequire(import.meta.url)('node:worker_threads');
  threads.Worker = class extends threads.Worker {
    /** @param {string | URL} file @param {import('node:worker_threads').WorkerOptions} [options] */
    constructor(file, options) {
      const isSource = file instanceof URL && existsSync(fileURLToPath(file).replace(/\.js$/, '.ts'));
      super(file, isSource ? { ...options, execArgv: withHooks } : options);
    }
  };
  syncBuiltinESMExports();
}
