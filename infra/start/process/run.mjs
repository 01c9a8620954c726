// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { lastLines } from './last-lines.mjs';

const execute = promisify(execFile);

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions} [options]
 * @returns {Promise<string>} its standard output
 * @throws {Error} with the last lines it printed when it fails, with `code: 'ENOENT'` as its cause's when it does not exist
 */
export async function run(command, args, options = {}) {
  try {
    const { stdout } = await execute(command, args, { maxBuffer: 64 * 1024 * 1024, ...options, encoding: 'utf8' });
    return stdout;
  } catch (error) {
    const failure = /** @type {Error & { stdout?: string, stderr?: string }} */ (error);
    const printed = lastLines(`${failure.stdout ?? ''}\n${failure.stderr ?? ''}`.trim(), 15);
    throw new Error(`${command} ${args[0] ?? ''}: ${printed || failure.message}`, { cause: error });
  }
}
