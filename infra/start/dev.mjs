// @ts-check
import { basename, join } from 'node:path';
import { root } from './folders.mjs';
import { launch } from './launch.mjs';
import { accepts } from './process/accepts.mjs';
import { freePort, isFree } from './process/free-ports.mjs';
import { Refusal } from './refusal.mjs';
import { servicePlans } from './services.mjs';

/** @typedef {import('./process/part.mjs').PartSpec} PartSpec */

const FRONTEND_PORT = 5173;

/**
 * `npm run dev -- <service|frontend>`: the system, with one of its parts built and started anew after every change.
 * @param {string[]} args
 * @throws {Refusal} when the part is unknown or the system runs already
 */
export async function main([name = '']) {
  if (name === 'frontend') {
    const port = (await isFree(FRONTEND_PORT)) ? FRONTEND_PORT : await freePort();
    return launch({
      adapt: (parts) => [...parts, frontendPart(parts, port)],
      hint: `Oberfläche: http://localhost:${port}`,
    });
  }
  const plan = servicePlans.find((candidate) => candidate.name === name || candidate.folder === name);
  if (!plan) {
    const names = [...servicePlans.map(({ folder }) => folder), 'frontend'];
    throw new Refusal(`Aufruf: npm run dev -- <Teil>. Teile: ${names.join(', ')}`);
  }
  return launch({ adapt: (parts) => watched(parts, plan.folder), hint: `${plan.folder} folgt Ihren Änderungen.` });
}

/**
 * @param {PartSpec[]} parts
 * @param {string} folder of the service
 * @returns {PartSpec[]} with its replicas under `node --watch`, and the compiler beside them
 */
function watched(parts, folder) {
  const isOurs = (/** @type {PartSpec} */ part) => basename(part.cwd) === folder;
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const args = [compiler, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return [
    ...parts.map((part) => (isOurs(part) ? { ...part, args: ['--watch', ...part.args] } : part)),
    helper('compiler', join(root, 'services', folder), args, 0),
  ];
}

/**
 * @param {PartSpec[]} parts
 * @param {number} port
 */
function frontendPart(parts, port) {
  const gateway = parts.find(({ name }) => name === 'gateway');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const part = helper('frontend', join(root, 'frontend'), [vite, '--port', String(port), '--strictPort'], port);
  return { ...part, env: { ...part.env, GATEWAY_URL: gateway?.url } };
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 * @param {number} port
 * @returns {PartSpec}
 */
function helper(name, cwd, args, port) {
  const isReady = async () => port === 0 || (await accepts(port));
  return { name, command: process.execPath, args, env: process.env, cwd, port, isReady };
}
