// @ts-check

/**
 * @typedef {object} Point one place of the curve
 * @property {string} name German
 * @property {number} connections each with one request under way
 * @property {number} keys each of a contract of its own, used in turn
 *
 * @typedef {object} CurveSystem a system that is started for its points
 * @property {number} replicas of validation-service
 * @property {number} gateways
 * @property {Point[]} points
 */

const CONNECTIONS = 128;
const KEYS = 20;
const group = (/** @type {number} */ count) => count.toLocaleString('de-DE');

const byConnections = [1, 4, 16, 64, 256, 1_024].map((connections) => ({
  name: connections === 1 ? '1 Verbindung' : `${group(connections)} Verbindungen`,
  connections,
  keys: KEYS,
}));
const byKeys = [1, 1_000, 100_000].map((keys) => ({
  name: keys === 1 ? '1 Schlüssel (ein Vertrag nimmt alles)' : `${group(keys)} Schlüssel`,
  connections: CONNECTIONS,
  keys,
}));
const usual = (/** @type {string} */ name) => ({ name, connections: CONNECTIONS, keys: KEYS });

/** What is varied, one thing at a time: everything else is as in the first line. @type {CurveSystem[]} */
export const curveSystems = [
  { replicas: 2, gateways: 1, points: [usual('üblich'), ...byConnections, ...byKeys] },
  { replicas: 1, gateways: 1, points: [usual('1 validation-service')] },
  { replicas: 3, gateways: 1, points: [usual('3 validation-services')] },
  { replicas: 2, gateways: 2, points: [usual('2 Gateways')] },
];
