import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { newEnvironment } from '../make-env.mjs';
import { goProgram } from './go-program.mjs';

const CHECK_TIMEOUT_MS = 60_000;

/**
 * @typedef {import('./rules.mjs').Rendered & { manifest?: string }} Manifest `manifest` is the text that a cluster gets; a compose
 *   file has none
 */

/**
 * Reads the compose files and renders every variant of the chart.
 * @param {string} scratch an existing folder
 * @returns {{ rendered: Manifest[], findings: string[] }} findings: what could not be read, or does not decode
 * @throws {import('../../shared/operator-error.mjs').OperatorError} without Go
 */
export function renderAll(scratch) {
  const program = goProgram('check', join(root, 'infra', 'deploy', 'check'));
  const envFile = join(scratch, 'compose.env');
  writeFileSync(envFile, newEnvironment(), { mode: 0o600 });
  const { status, stdout, stderr } = spawnSync(program, [root, envFile], {
    encoding: 'utf8',
    timeout: CHECK_TIMEOUT_MS,
    maxBuffer: 64 * 1_024 * 1_024,
  });
  const rendered = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { rendered, findings: status === 0 ? [] : stderr.trim().split('\n') };
}
