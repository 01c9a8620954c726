import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../shared/process/run.mjs';
import { isRoot } from '../servers/server-context.mjs';

/** A file system in memory that a test can fill. */
export class SmallDisk {
  /**
   * @param {string} folder where its files are
   * @param {() => unknown} unmount
   */
  constructor(folder, unmount) {
    this.folder = folder;
    this.unmount = unmount;
    this.filler = join(folder, 'filler');
  }

  /**
   * @param {string} folder empty
   * @param {number} sizeMb
   * @returns {Promise<SmallDisk>}
   * @throws {Error} where this account may not mount: a test that needs a full disk must not pass without one
   */
  static async mount(folder, sizeMb) {
    const words = ['mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', folder];
    try {
      return isRoot ? await mountHere(folder, words) : await mountInNamespace(folder, words);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      throw new Error(
        `This test fills a file system of its own and may not mount one here. It needs Linux, and root with CAP_SYS_ADMIN or user namespaces. ${message}`,
        { cause: error },
      );
    }
  }

  /** Fills the remaining space. Call it again after space was freed. */
  fill() {
    const file = openSync(this.filler, 'a');
    try {
      for (const bytes of [1_000_000, 4_096]) writeUntilFull(file, Buffer.alloc(bytes));
    } finally {
      closeSync(file);
    }
  }

  free() {
    rmSync(this.filler);
  }
}

/**
 * @param {string} folder
 * @param {string[]} words of the mount
 */
async function mountHere(folder, [command = '', ...args]) {
  await run(command, args);
  return new SmallDisk(folder, () => run('umount', [folder]));
}

/**
 * Mounts in a namespace of the process, because a process without root may not mount elsewhere; its files are accessible through /proc while it runs.
 * @param {string} folder
 * @param {string[]} words of the mount
 */
async function mountInNamespace(folder, words) {
  const stay = '"$@" && echo mounted && exec sleep infinity';
  const holder = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', stay, 'sh', ...words]);
  let output = '';
  for (const stream of [holder.stdout, holder.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exit = once(holder, 'close');
  await Promise.race([once(holder.stdout, 'data'), exit]);
  if (!output.startsWith('mounted')) throw new Error(output);
  return new SmallDisk(`/proc/${holder.pid}/root${folder}`, () => {
    holder.kill('SIGKILL');
    return exit;
  });
}

/** @param {number} file @param {Buffer} block */
function writeUntilFull(file, block) {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}
