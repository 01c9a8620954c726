import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../../shared/json-file.mjs';
import { createFile } from '../../shared/write-whole.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { run } from '../../shared/process/run.mjs';
import { isDue } from './is-due.mjs';
import { makingEnvironment, wholeProgram } from './whole-program.mjs';

const POLL_INTERVAL_MS = 5 * 60_000;
/** A day, because then the next one is due. */
const MAX_MS = 24 * 3_600_000;
/** Followed by the last line of the error; the console shows the whole reason. */
const FAILED = 'Die Vollsicherung der Nacht ist gescheitert:';

/**
 * Makes a whole backup after the nightly one while the system runs. Only the launcher has the superuser's password
 * (docs/adr/0076). With an external server the operator makes these backups.
 * @param {import('../settings/settings.mjs').Settings} settings
 * @param {{ databaseUrl: string | undefined, programs?: string | undefined, say: (line: string) => void, pollIntervalMs?: number, maxMs?: number }} system
 * @returns {Promise<() => Promise<void>>} stops it, also during a backup
 */
export async function startNightly(
  settings,
  { databaseUrl, programs, say, pollIntervalMs = POLL_INTERVAL_MS, maxMs = MAX_MS },
) {
  const folder = join(settings.backups.BACKUP_DIR, 'whole');
  const state = join(folder, 'state.json');
  if (settings.existingServers.postgres !== undefined || databaseUrl === undefined) {
    await rm(state, { force: true }).catch(() => {});
    return async () => {};
  }
  // A disk that is full must not end a start: the next poll tries again.
  await plan(folder, state).catch(() => {});
  const controller = new AbortController();
  let work = Promise.resolve();
  const backUpWhenDue = async () => {
    await plan(folder, state);
    const nights = await nightsIn(settings.backups.BACKUP_DIR, state);
    if (!nights || !isDue(nights, Date.now()) || controller.signal.aborted) return;
    const env = await makingEnvironment(settings, { databaseUrl, isOwnServer: true });
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(maxMs)]);
    await run(process.execPath, [wholeProgram(programs), 'make', '--nightly'], { env, signal });
  };
  const poll = () => {
    work = backUpWhenDue()
      .catch((error) => void (controller.signal.aborted || say(`${FAILED} ${lastLines(error.message, 1)}`)))
      .then(() => void (timer = setTimeout(poll, pollIntervalMs).unref()));
  };
  let timer = setTimeout(poll, pollIntervalMs).unref();
  return async () => {
    clearTimeout(timer);
    controller.abort();
    await work;
    clearTimeout(timer);
  };
}

/**
 * Creates the state file unless it exists. From then on the console and monitoring expect whole backups.
 * @param {string} folder
 * @param {string} file
 */
async function plan(folder, file) {
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const state = { since: new Date().toISOString(), attemptAt: null, failure: null, offsiteFailure: null };
  await createFile(file, JSON.stringify(state));
}

/** @param {string} backupDir @param {string} stateFile @returns {Promise<import('./is-due.mjs').Nights | undefined>} */
async function nightsIn(backupDir, stateFile) {
  const state = readJson(stateFile);
  if (!state) return undefined;
  const names = (await readdir(backupDir)).filter((name) => /^iban-backup-.*\.json$/.test(name));
  const nightly = names
    .map((name) => readJson(join(backupDir, name)))
    .filter((backup) => backup?.reason === 'nightly')
    .map(({ createdAt }) => Date.parse(createdAt));
  return {
    since: Date.parse(state.since),
    attemptAt: state.attemptAt ? Date.parse(state.attemptAt) : undefined,
    hasFailed: state.failure !== null,
    nightlyAt: nightly.length > 0 ? Math.max(...nightly) : undefined,
  };
}
