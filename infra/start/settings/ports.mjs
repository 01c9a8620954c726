import { join } from 'node:path';
import { freePort, isFree, isOwnPort, reclaim } from '../../shared/process/free-ports.mjs';
import { readJson, writeJson } from '../../shared/json-file.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { entryName, MAX_REPLICAS, ONE_GATEWAY, partNames } from '../services/services.mjs';

/** @typedef {(name: string) => number} GetPort the port of a server or service; health and metrics have that of `<part>-ops` */

const SERVER_PORTS = ['postgres', 'redis', 'kafka', 'kafka-controller'];

/**
 * Names of all ports inside the system. The port of the public entry is not among them: PORT sets it.
 * @param {import('../services/services.mjs').Replicas} replicas
 * @returns {string[]}
 */
export function portNames(replicas) {
  const services = partNames(replicas).flatMap((part) => [part, `${part}-ops`]);
  return [...SERVER_PORTS, ...services.filter((name) => name !== entryName(replicas))];
}

/** Every variable of a port. A test system empties them all, so that it takes no port of the operator's system. @type {readonly string[]} */
export const portVariables = [...new Set([ONE_GATEWAY, MAX_REPLICAS].flatMap(portNames).map(variableOfPort))];

/** Name of the variable that sets a port. @param {string} name such as `keys-ops`, which KEYS_OPS_PORT sets */
export function variableOfPort(name) {
  return `${name.toUpperCase().replaceAll('-', '_')}_PORT`;
}

/**
 * Assigns every port: the port in the environment, else that of the last run, so that monitoring keeps working, else a free one.
 * @param {Pick<import('./settings.mjs').Settings, 'dataDir' | 'replicas' | 'ports'>} settings
 * @param {(line: string) => void} say
 * @returns {Promise<GetPort>}
 * @throws {OperatorError} when a port in the environment is taken
 */
export async function settlePorts({ dataDir, replicas, ports: wished }, say) {
  await refuseTaken(wished);
  const previousPorts = readPorts(dataDir);
  const names = portNames(replicas).filter((name) => !(name in wished));
  const reclaimedPorts = new Set(await reclaim(Object.values(previousPorts)));
  for (const port of Object.values(wished)) reclaimedPorts.delete(port);
  /** @type {Record<string, number>} */
  const portsByName = {};
  for (const name of names) {
    const before = previousPorts[name];
    const isKept = before !== undefined && reclaimedPorts.has(before);
    const port = isKept ? before : await freePort();
    if (before !== undefined && !isKept) say(`Port ${before} ist inzwischen belegt; ${name} bekommt ${port}.`);
    portsByName[name] = port;
  }
  writeJson(fileIn(dataDir), { ...previousPorts, ...portsByName });
  const settled = { ...wished, ...portsByName };
  return (name) => {
    const port = settled[name];
    if (port === undefined) throw new Error(`no port for ${name}`);
    return port;
  };
}

/** @param {Record<string, number>} wished */
async function refuseTaken(wished) {
  const entries = Object.entries(wished);
  const free = await Promise.all(entries.map(([, port]) => isFree(port)));
  const conflicts = entries.filter((_, index) => !free[index]);
  if (conflicts.length === 0) return;
  throw new OperatorError(
    conflicts.map(([name, port]) => `${variableOfPort(name)}: Port ${port} ist belegt.`).join('\n'),
  );
}

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'ports.json');

/**
 * @param {string} dataDir
 * @returns {Record<string, number>} ports that an earlier start has chosen, by name; empty at the first start
 */
function readPorts(dataDir) {
  const ports = Object.entries(readJson(fileIn(dataDir)) ?? {});
  return Object.fromEntries(ports.filter(([, port]) => isOwnPort(port)));
}
