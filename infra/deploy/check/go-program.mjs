import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheDir, dataDir } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';

/** A first build downloads and compiles everything. */
export const BUILD_TIMEOUT_MS = 900_000;

/** Version that a refusal names to the operator. */
export const NEEDED_GO = 'Go ab 1.26.7';

/** Programs that checks of a deployment build or install once. */
export const programFolder = join(cacheDir(dataDir()), 'check-deploy');

/**
 * Builds one of our Go programs; an unchanged one takes a second.
 * @param {string} name
 * @param {string} source
 * @returns {string} its path
 * @throws {OperatorError}
 */
export function goProgram(name, source) {
  const program = join(programFolder, name);
  runInstalled('go', ['build', '-o', program, '.'], { cwd: source, timeoutMs: BUILD_TIMEOUT_MS, needs: NEEDED_GO });
  return program;
}

/**
 * Runs a tool that the operator may have to install.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, timeoutMs: number, needs: string }} options
 * @throws {OperatorError} when it is missing or fails
 */
export function runInstalled(command, args, { cwd, timeoutMs, needs }) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: timeoutMs });
  if (error) throw new OperatorError(`Für diese Prüfung fehlt ${needs} (${error.message}).`);
  if (status !== 0) throw new OperatorError(`${command} ${args.join(' ')} ist gescheitert:\n${stdout}${stderr}`);
}
