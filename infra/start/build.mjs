// @ts-check
import { join } from 'node:path';
import { root } from './folders.mjs';
import { run } from './process/run.mjs';

const LIMIT_MS = 600_000;

/**
 * Builds what has changed since the last time.
 * @throws {Error} with the compiler's words
 */
export async function build() {
  await run(process.execPath, [join(root, 'node_modules', 'nx', 'bin', 'nx.js'), 'run-many', '-t', 'build'], {
    cwd: root,
    env: { ...process.env, NX_TUI: 'false' },
    limitMs: LIMIT_MS,
  });
}
