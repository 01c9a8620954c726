import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { operatorFolder } from '../folders.mjs';

/**
 * Runs a Node program at the operator's terminal and in the operator's folder.
 * @param {string} program its file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export async function runForOperator(program, args, env) {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', cwd: operatorFolder, env });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
