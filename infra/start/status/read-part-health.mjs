import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accepts } from '../../shared/process/exchange.mjs';
import { lastErrorIn } from '../parts/last-error.mjs';
import { CALM_AFTER_MS, FAILED_AFTER_EXITS } from '../parts/part.mjs';
import { serverProbes } from '../servers/server-probes.mjs';

const HEALTH_TIMEOUT_MS = 3_000;
/** One look may meet a moment in which the machine is busy. */
const ASK_AGAIN_MS = 1_000;
const READ_CHARACTERS = 64_000;
const SILENT = 'antwortet nicht';

/**
 * @param {string} folder the data folder
 * @param {string} name of the part
 * @param {import('../state/state.mjs').PartState} part
 * @returns {Promise<string>} `bereit`, or the German failure with its last error
 */
export async function readPartHealth(folder, name, part) {
  const { pid, exits = 0, startedAt = 0, lastExit = '' } = part;
  const isCalm = pid !== undefined && Date.now() - startedAt > CALM_AFTER_MS;
  if (exits >= FAILED_AFTER_EXITS && !isCalm) return `endet immer wieder, ${lastExit}`;
  if (pid === undefined) return `steht, ${lastExit}`;
  let health = await readAnswer(name, part);
  if (health === SILENT) {
    await sleep(ASK_AGAIN_MS);
    health = await readAnswer(name, part);
  }
  const error = health === 'bereit' ? undefined : lastErrorIn(await endOfLog(folder, name), startedAt);
  return error ? `${health}; letzter Fehler im Protokoll: ${error}` : health;
}

/** @param {string} name @param {import('../state/state.mjs').PartState} part @returns {Promise<string>} */
async function readAnswer(name, { port, opsPort, url = '' }) {
  const question = serverProbes[name];
  if (question) {
    const complaint = await question(url);
    if (complaint === undefined) return SILENT;
    return complaint === '' ? 'bereit' : `nicht bereit: ${complaint}`;
  }
  if (opsPort === undefined) return port === 0 || (await accepts(port)) ? 'bereit' : SILENT;
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    const response = await fetch(`http://127.0.0.1:${opsPort}/health/ready`, { signal });
    return response.ok ? 'bereit' : `nicht bereit: ${(await response.text()).slice(0, 200)}`;
  } catch {
    return SILENT;
  }
}

/** The file has at most 5 MB. @param {string} folder @param {string} name */
async function endOfLog(folder, name) {
  const text = await readFile(join(folder, 'logs', `${name}.log`), 'utf8').catch(() => '');
  return text.slice(-READ_CHARACTERS);
}
