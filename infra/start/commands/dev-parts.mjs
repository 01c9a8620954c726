import { basename, join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { accepts } from '../../shared/process/exchange.mjs';

/** @typedef {import('../parts/part.mjs').PartSpec} PartSpec */

/**
 * @param {PartSpec[]} parts
 * @param {string} folder of a service
 * @returns {PartSpec[]} with its replicas under `node --watch`, and the compiler in addition
 */
export function withWatchedService(parts, folder) {
  const isDeveloped = (/** @type {PartSpec} */ part) => basename(part.cwd) === folder;
  // This service runs from the checkout, where the compiler writes; the other parts run from the launcher's copy.
  const cwd = join(root, 'services', folder);
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const args = [compiler, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return [
    ...parts.map((part) =>
      isDeveloped(part) ? { ...part, cwd, args: ['--watch', ...part.args], isEndedWhenHung: false } : part,
    ),
    tool('compiler', cwd, args, 0),
  ];
}

/**
 * @param {PartSpec[]} parts
 * @param {number} port
 * @returns {PartSpec[]} with Vite in addition, which forwards calls of the API to the gateway
 */
export function withFrontend(parts, port) {
  const gateway = parts.find(({ name }) => name === 'gateway');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const part = tool('frontend', join(root, 'frontend'), args, port);
  return [...parts, { ...part, env: { ...part.env, GATEWAY_URL: gateway?.url } }];
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args
 * @param {number} port 0: it listens nowhere
 * @returns {PartSpec}
 */
function tool(name, cwd, args, port) {
  const isReady = async () => port === 0 || (await accepts(port));
  return { name, command: process.execPath, args, env: process.env, cwd, port, isReady };
}
