import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../shared/folders.mjs';
import { createLock, removeStaleLock } from '../../shared/pid-lock.mjs';
import { isOtherLauncher } from '../state/claim.mjs';
import { nx } from './nx.mjs';

const LOCK = join(root, '.nx', 'build.pid');
const POLL_MS = 200;

/**
 * Builds every package of the checkout. Call it within `withBuildLock`.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {AbortSignal} [signal] ends it
 * @throws {import('../../shared/process/run.mjs').RunError} with the words of the compiler
 */
export function build(env, signal) {
  return nx(['run-many', '-t', 'build'], env, signal);
}

/**
 * Runs work that builds or reads the checkout's `dist` folders. Nx removes them before restoring them, even without changes, so
 * that concurrent builds or readers would miss files.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ say?: (line: string) => void, file?: string }} [options] `say` hears of a wait; `file` is the lock
 * @returns {Promise<T>}
 */
export async function withBuildLock(work, { say, file = LOCK } = {}) {
  await mkdir(dirname(file), { recursive: true });
  let isWaiting = false;
  while (!(await createLock(file))) {
    const content = await readFile(file, 'utf8').catch(() => '');
    if (!(await isOtherLauncher(Number(content)))) {
      await removeStaleLock(file, content);
      continue;
    }
    if (!isWaiting) say?.(`Prozess ${content} baut gerade in diesem Verzeichnis; dieser Start wartet darauf …`);
    isWaiting = true;
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
