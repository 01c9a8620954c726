// @ts-check
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../start/process/run.mjs';

/** A file system of its own, in memory, that a test can fill. */
export class SmallDisk {
  /** @param {string} folder that it is mounted on */
  constructor(folder) {
    this.folder = folder;
    this.filler = join(folder, 'filler');
  }

  /**
   * @param {string} folder empty
   * @param {number} sizeMb
   * @returns {Promise<SmallDisk>}
   * @throws {Error} where this account may not mount: a test that needs a full disk must not pass without one
   */
  static async mount(folder, sizeMb) {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', folder]).catch((error) => {
      throw new Error(
        `This test fills a file system of its own and may not mount one here. Run it as root on Linux, in a container with CAP_SYS_ADMIN. ${error.message}`,
      );
    });
    return new SmallDisk(folder);
  }

  /** Takes every byte that is left. Call it again for what was given back since. */
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

  async unmount() {
    await run('umount', [this.folder]);
  }
}

/**
 * @param {number} file
 * @param {Buffer} block
 */
function writeUntilFull(file, block) {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}
