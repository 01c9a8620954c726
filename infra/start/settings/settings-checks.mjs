import { accessSync, constants } from 'node:fs';
import { portNames, variableOfPort } from './ports.mjs';

/** @typedef {(variable: string, sentence: string | undefined) => void} Note */

/**
 * Reads a variable as a whole number.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} otherwise result when the variable is not set, or wrong
 * @param {[number, number]} range
 * @param {Note} note called with the name of a wrong variable and a German sentence
 */
export function wholeNumber(env, name, otherwise, [lowest, highest], note) {
  const value = env[name] ? Number(env[name]) : otherwise;
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  note(name, `${name}=${env[name]} ist keine ganze Zahl von ${lowest} bis ${highest}.`);
  return otherwise;
}

/**
 * The ports that the environment names, see `portNames`.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../services/services.mjs').Replicas} replicas
 * @param {Note} note
 * @returns {Record<string, number>}
 */
export function wishedPorts(env, replicas, note) {
  const names = portNames(replicas).filter((name) => env[variableOfPort(name)]);
  return Object.fromEntries(names.map((name) => [name, wholeNumber(env, variableOfPort(name), 0, [1, 65_535], note)]));
}

/**
 * @param {Record<string, number>} ports by name
 * @returns {string | undefined} the error
 */
export function problemOfSharedPorts(ports) {
  const names = Object.keys(ports);
  const shared = names.filter((name) => names.some((other) => other !== name && ports[other] === ports[name]));
  const variables = shared.map((name) => (name === 'PORT' ? name : variableOfPort(name)));
  return shared.length > 0 ? `${variables.join(', ')}: Jeder Port darf nur einmal vergeben sein.` : undefined;
}

/**
 * @param {string} name of the variable
 * @param {string | undefined} file value of the variable; undefined or empty is no error
 * @param {number} mode constants.R_OK or X_OK
 * @returns {string | undefined} the error
 */
export function problemOfFile(name, file, mode) {
  try {
    if (file) accessSync(file, mode);
    return undefined;
  } catch {
    const kind = mode === constants.X_OK ? 'kein ausführbares Programm' : 'keine lesbare Datei';
    return `${name}: ${file} ist ${kind}.`;
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @returns {string | undefined} the error of a variable that must be 0 or 1
 */
export function problemOfSwitch(env, name) {
  return ['0', '1'].includes(env[name] || '1') ? undefined : `${name}=${env[name]} ist weder 0 noch 1.`;
}
