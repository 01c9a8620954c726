import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../shared/folders.mjs';

/**
 * A service of docker-compose.yml, with the variables filled in.
 * @typedef {any} Service
 */

/**
 * Reads the services of a compose file as Docker does.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} env variables of `--env-file`
 * @returns {Record<string, Service>} by name
 * @throws {Error} when a variable without a default is missing
 */
export function composedServices(text, env) {
  return filled(parse(text, { merge: true }).services, env);
}

/**
 * @param {any} value
 * @param {Readonly<Record<string, string>>} env
 * @returns {any} the same with its variables filled in
 */
function filled(value, env) {
  if (typeof value === 'string')
    return value.replaceAll(/\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g, (whole, name, kind, other) => {
      if (whole === '$$') return '$';
      if (!env[name] && kind === '?') throw new Error(`${name} is not set: ${other}`);
      return env[name] || (kind === '-' ? other : '');
    });
  if (Array.isArray(value)) return value.map((item) => filled(item, env));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, env)]));
}

/**
 * Arguments by which docker or podman creates a container of a service. Further networks are connected later.
 * @param {{ name: string, service: Service, project: string, container: string, envFile: string, engine: string }} part
 * @returns {string[]} flags, image and command of `create`
 */
export function createArguments({ name, service, project, container, envFile, engine }) {
  const { limits } = service.deploy.resources;
  const seconds = /^(\d+)s$/.exec(service.stop_grace_period ?? '10s')?.[1];
  const [program, ...args] = service.entrypoint ?? [];
  return [
    ...['--name', container, '--env-file', envFile],
    ...['--network', `${project}_${service.networks[0]}`, '--network-alias', name],
    ...['--restart', service.restart, '--stop-timeout', String(seconds)],
    ...['--cpus', limits.cpus, '--memory', limits.memory],
    ...loggingFlags(service.logging, engine),
    ...(service.init ? ['--init'] : []),
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.shm_size ? ['--shm-size', service.shm_size] : []),
    ...each('--tmpfs', service.tmpfs),
    ...each('--cap-drop', service.cap_drop),
    ...each('--security-opt', service.security_opt),
    ...each('--publish', service.ports),
    ...each(
      '--volume',
      service.volumes?.map((/** @type {string} */ volume) => placedVolume(volume, project)),
    ),
    ...(program ? ['--entrypoint', program] : []),
    service.image,
    ...args,
    ...(service.command ?? []),
  ];
}

/** @param {string} flag @param {readonly string[]} [values] */
function each(flag, values = []) {
  return values.flatMap((value) => [flag, value]);
}

/** @param {string} volume @param {string} project */
function placedVolume(volume, project) {
  return volume.startsWith('.') ? join(root, volume) : `${project}_${volume}`;
}

/**
 * podman keeps one file, whose size it bounds.
 * @param {{ options: Record<string, string> }} logging
 * @param {string} engine
 */
function loggingFlags({ options }, engine) {
  if (engine === 'podman') return ['--log-driver', 'k8s-file', '--log-opt', `max-size=${options['max-size']}`];
  return [
    '--log-driver',
    'json-file',
    ...each(
      '--log-opt',
      Object.entries(options).map((option) => option.join('=')),
    ),
  ];
}
