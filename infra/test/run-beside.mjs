import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onStop } from '../shared/process/on-stop.mjs';
import { OperatorError } from '../shared/operator-error.mjs';

/** @typedef {{ environment: Record<string, string> | undefined, stop: () => Promise<void> }} Company companion of a command */

/**
 * Starts a companion, runs the command after `--`, stops the companion and exits with the command's exit code.
 * @param {string} usage what to say when there is no command
 * @param {() => Promise<Company>} start
 */
export async function runBeside(usage, start) {
  try {
    const index = process.argv.indexOf('--') + 1;
    if (index === 0 || index === process.argv.length) throw new OperatorError(usage);
    process.exit(await runCommand(process.argv.slice(index), await start()));
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(2);
  }
}

/**
 * @param {string[]} words the command and its arguments
 * @param {Company} company
 * @returns {Promise<number>}
 */
async function runCommand([command = '', ...args], { environment, stop }) {
  try {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    onStop(() => child.kill());
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await stop();
  }
}
