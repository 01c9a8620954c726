import { readFile, readlink } from 'node:fs/promises';

/**
 * Start parameters of a process.
 * @typedef {object} Start
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string>} env
 */

/**
 * Reads how a process of the same account was started, so that a service of any version can be started again.
 * @param {number} pid on Linux
 * @returns {Promise<Start>}
 * @throws {Error} when it does not run
 */
export async function readStart(pid) {
  const [words, variables, cwd] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readFile(`/proc/${pid}/environ`, 'utf8'),
    readlink(`/proc/${pid}/cwd`),
  ]);
  const [command = '', ...args] = textsIn(words);
  const env = textsIn(variables).map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]);
  return { command, args, cwd, env: Object.fromEntries(env) };
}

/** @param {string} texts each ended by a NUL */
function textsIn(texts) {
  return texts.split('\0').slice(0, -1);
}
