import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { issueKeys } from './issue-keys.mjs';
import { startOwnSystem } from './own-system.mjs';

/**
 * @typedef {object} Checkout a version of this project that can start its system
 * @property {string} folder
 * @property {typeof startOwnSystem} startOwnSystem
 * @property {typeof issueKeys} issueKeys
 */

/** @type {Checkout} */
export const ownCheckout = { folder: root, startOwnSystem, issueKeys };

/**
 * Loads the code of another checkout that starts its system and issues keys there.
 * @param {string} folder
 * @returns {Promise<Checkout>}
 * @throws {OperatorError} when the folder is no checkout, or nothing is installed there
 */
export async function checkoutAt(folder) {
  const systemFolder = join(folder, 'infra', 'load', 'system');
  if (!existsSync(join(systemFolder, 'own-system.mjs')))
    throw new OperatorError(`In ${folder} liegt keine Fassung dieses Projekts, die sich messen lässt.`);
  if (!existsSync(join(folder, 'node_modules')))
    throw new OperatorError(`In ${folder} ist nichts installiert. Führen Sie dort zuerst aus: npm ci --ignore-scripts`);
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(systemFolder, file)).href);
  const [system, keys] = await Promise.all([load('own-system.mjs'), load('issue-keys.mjs')]);
  return { folder, startOwnSystem: system.startOwnSystem, issueKeys: keys.issueKeys };
}
