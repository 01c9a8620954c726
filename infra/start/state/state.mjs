import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../../shared/json-file.mjs';

/**
 * Running system of a data folder, for status, the command lines and tests. Holds passwords: mode 0600.
 * @typedef {object} State
 * @property {number} pid of the launcher
 * @property {number | undefined} watchdogPid
 * @property {string} address of the public entry
 * @property {Partial<import('../settings/settings.mjs').ServerAddresses>} servers ours and given ones
 * @property {string} [secrets] fingerprints of those that it was started with, as `name=fingerprint,…`
 * @property {string} [programs] folder that its services run from; undefined: not built yet
 * @property {NodeJS.ProcessEnv} [environment] variables of the operator that its services were started with
 * @property {string[]} [secretVariables] names of those for backups whose values are kept nowhere
 * @property {Record<string, PartState>} parts
 */

/**
 * @typedef {object} PartState
 * @property {number} [pid] undefined: it does not run at the moment
 * @property {number} port
 * @property {number} [opsPort]
 * @property {string} [url]
 * @property {string} [dataDir]
 * @property {number} [restarts] since the start of the system
 * @property {number} [exits] since it last ran calmly
 * @property {number} [startedAt] in milliseconds, of the process that runs or ran last
 * @property {string} [lastExit] how it ended last, with the last line of its log
 */

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'state.json');

/** @param {string} dataDir @param {State} state */
export function writeState(dataDir, state) {
  writeJson(fileIn(dataDir), state);
}

/**
 * @param {string} dataDir
 * @returns {State | undefined} undefined when nothing was started there, or everything was stopped in order
 */
export function readState(dataDir) {
  return readJson(fileIn(dataDir));
}

/**
 * @param {State} state of the running system
 * @param {NodeJS.ProcessEnv} backups settings of this terminal
 * @returns {string[]} names of the variables that the system has and this terminal lacks
 */
export function listMissingSecrets({ secretVariables = [] }, backups) {
  return secretVariables.filter((name) => !backups[name]);
}

/** Removes the state after everything was stopped in order. @param {string} dataDir */
export function dropState(dataDir) {
  rmSync(fileIn(dataDir), { force: true });
}
