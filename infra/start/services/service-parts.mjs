import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { urlForRole } from './database-url.mjs';
import { answersLive, answersReady } from '../../shared/process/exchange.mjs';
import {
  entryName,
  getServicePlan,
  nodeEnvironment,
  replicaNames,
  serviceEnvironment,
  servicePlans,
} from './services.mjs';

/** @typedef {import('../parts/part.mjs').PartSpec} PartSpec */

/** @typedef {Pick<import('./services.mjs').Surroundings, 'settings' | 'servers' | 'secrets' | 'programs'>} SystemFacts */
/** @typedef {SystemFacts & Pick<import('./services.mjs').Surroundings, 'urls'>} PlacedFacts with the addresses of its services */

/**
 * Parts for every service of the system.
 * @param {SystemFacts} facts
 * @param {import('../settings/ports.mjs').GetPort} getPort
 * @returns {PartSpec[]}
 */
export function serviceParts(facts, getPort) {
  const { replicas } = facts.settings;
  const entry = entryName(replicas);
  const placements = servicePlans.flatMap((plan) =>
    replicaNames(plan, replicas).map((name) => {
      const port = name === entry ? facts.settings.port : getPort(name);
      return { name, plan, port, opsPort: getPort(`${name}-ops`) };
    }),
  );
  const urls = createAddressLookup(Object.fromEntries(placements.map(({ name, port }) => [name, { port }])));
  const parts = placements.map(({ name, plan, port, opsPort }) => {
    const env = serviceEnvironment(plan, { ...facts, ...buildDatabaseFacts(facts), urls });
    const frontSettings = plan.name === 'gateway' && name !== entry ? behindFront(env) : {};
    const cwd = join(facts.programs ?? root, 'services', plan.folder);
    return partFor(
      name,
      { cwd, flags: plan.flags },
      { ...env, ...frontSettings, PORT: String(port), OPS_PORT: String(opsPort) },
    );
  });
  return entry === 'front' ? [...parts, frontPart(facts, getPort, urls('gateway'))] : parts;
}

/**
 * The addresses of services by their parts' ports.
 * @param {Record<string, { port: number }>} parts by name, such as `keys` and `validation-1`
 * @returns {(service: string) => string} base addresses of all replicas of a service, comma-separated
 */
export function createAddressLookup(parts) {
  return (service) => {
    const replicas = Object.entries(parts).filter(([name]) => name.replace(/-\d+$/, '') === service);
    return replicas.map(([, { port }]) => `http://127.0.0.1:${port}`).join(',');
  };
}

/**
 * The environment of a service for a program that runs on the same system.
 * @param {string} name
 * @param {PlacedFacts} facts
 */
export function buildLocalEnvironment(name, facts) {
  return serviceEnvironment(getServicePlan(name), { ...facts, ...buildDatabaseFacts(facts) });
}

/** @param {SystemFacts} facts */
function buildDatabaseFacts({ servers, secrets }) {
  return { databaseUrl: (/** @type {string} */ role) => urlForRole(servers.postgres, role, secrets.getPassword(role)) };
}

/**
 * @param {string} name
 * @param {{ cwd: string, flags: string[] }} program folder of the service, flags of Node
 * @param {NodeJS.ProcessEnv} env
 * @returns {PartSpec}
 */
function partFor(name, { cwd, flags }, env) {
  const [port, opsPort] = [Number(env['PORT']), Number(env['OPS_PORT'])];
  const host = reachable(env['HOST'] ?? '127.0.0.1');
  return {
    name,
    command: process.execPath,
    args: [...flags, join('dist', 'main.js')],
    env,
    cwd,
    port,
    opsPort,
    url: `http://${host}:${port}`,
    ...healthAt(opsPort),
  };
}

/** A gateway behind the front, which sends it the address of the caller. @param {NodeJS.ProcessEnv} env */
function behindFront({ TRUSTED_PROXIES }) {
  const proxies = [TRUSTED_PROXIES, '127.0.0.1'].filter(Boolean).join(',');
  // The front checks its health twice a second.
  return { HOST: '127.0.0.1', TRUSTED_PROXIES: proxies, STOP_DELAY_MS: '1500' };
}

/**
 * The process in front of several gateways.
 * @param {SystemFacts} facts
 * @param {import('../settings/ports.mjs').GetPort} getPort
 * @param {string} gateways their addresses
 * @returns {PartSpec}
 */
function frontPart({ settings }, getPort, gateways) {
  const { host, port, passedOn } = settings;
  const opsPort = getPort('front-ops');
  const { TRUSTED_PROXIES = '' } = passedOn;
  const address = { HOST: host, PORT: String(port), OPS_PORT: String(opsPort) };
  return {
    name: 'front',
    command: process.execPath,
    args: [join('front', 'front.mjs')],
    env: { ...nodeEnvironment(settings), ...address, GATEWAYS: gateways, TRUSTED_PROXIES },
    cwd: join(root, 'infra', 'start'),
    port,
    opsPort,
    url: `http://${reachable(host)}:${port}`,
    ...healthAt(opsPort),
  };
}

/** Health checks of a process of the product. @param {number} opsPort */
function healthAt(opsPort) {
  return {
    isReady: () => answersReady(opsPort),
    isAlive: () => answersLive(opsPort),
    isEndedWhenHung: true,
  };
}

/**
 * Address at which this machine reaches a server that listens on `host`.
 * @param {string} host
 */
export function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
