// @ts-check
import { join } from 'node:path';
import { root } from './folders.mjs';
import { freePorts } from './process/free-ports.mjs';
import { urlForRole } from './database-url.mjs';
import { serviceEnvironment, servicePlans } from './services.mjs';

/** @typedef {import('./process/part.mjs').PartSpec} PartSpec */
/** @typedef {import('./services.mjs').ServicePlan} ServicePlan */

const HEALTH_LIMIT_MS = 2_000;

/** @typedef {Pick<import('./services.mjs').Surroundings, 'settings' | 'servers' | 'secrets'>} SystemFacts */

/**
 * How every service of the system is run, each replica with ports of its own.
 * @param {SystemFacts} facts
 * @returns {Promise<PartSpec[]>}
 */
export async function serviceParts(facts) {
  const places = servicePlans.flatMap((plan) => replicaNames(plan, facts.settings).map((name) => ({ name, plan })));
  const ports = await freePorts(places.length * 2);
  const placed = places.map((place, n) => ({ ...place, port: ports[n * 2] ?? 0, opsPort: ports[n * 2 + 1] ?? 0 }));
  const urls = (/** @type {string} */ service) => {
    const replicas = placed.filter(({ plan }) => plan.name === service);
    return replicas.map(({ port }) => `http://127.0.0.1:${port}`).join(',');
  };
  return placed.map(({ name, plan, port, opsPort }) => {
    const env = serviceEnvironment(plan, { ...facts, ...databaseOf(facts), urls });
    return partFor(name, plan, { PORT: String(port), OPS_PORT: String(opsPort), ...env });
  });
}

/**
 * The environment of a service for a program that runs beside it.
 * @param {string} name
 * @param {SystemFacts} facts
 */
export function environmentOf(name, facts) {
  const plan = servicePlans.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no service ${name}`);
  return serviceEnvironment(plan, { ...facts, ...databaseOf(facts), urls: () => '' });
}

/** @param {SystemFacts} facts */
function databaseOf({ servers, secrets }) {
  return { databaseUrl: (/** @type {string} */ role) => urlForRole(servers.postgres, role, secrets.passwordOf(role)) };
}

/**
 * @param {ServicePlan} plan
 * @param {import('./settings.mjs').Settings} settings
 */
function replicaNames({ name }, { validationReplicas }) {
  return name === 'validation' ? Array.from({ length: validationReplicas }, (_, n) => `${name}-${n + 1}`) : [name];
}

/**
 * @param {string} name
 * @param {ServicePlan} plan
 * @param {NodeJS.ProcessEnv} env
 * @returns {PartSpec}
 */
function partFor(name, { folder, flags }, env) {
  const [port, opsPort] = [Number(env['PORT']), Number(env['OPS_PORT'])];
  const host = reachable(env['HOST'] ?? '127.0.0.1');
  return {
    name,
    command: process.execPath,
    args: [...flags, join('dist', 'main.js')],
    env,
    cwd: join(root, 'services', folder),
    port,
    opsPort,
    url: `http://${host}:${port}`,
    isReady: () => isHealthy(`http://${host}:${opsPort}/health/ready`),
  };
}

/**
 * How this machine reaches a server that listens on an address.
 * @param {string} host
 */
export function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** @param {string} url */
async function isHealthy(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(HEALTH_LIMIT_MS) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
