import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../shared/folders.mjs';

/**
 * One service as the chart runs it (k8s/chart/services.yaml and its values).
 * @typedef {object} Component
 * @property {string} name also its address inside the cluster
 * @property {string} image
 * @property {number} replicas
 * @property {number} maxReplicas with autoscaling and KEDA
 * @property {string} [role] of PostgreSQL
 * @property {number} connections to PostgreSQL at most, of all its pools
 * @property {{ limits: { cpu: string, memory: string } }} resources
 * @property {string[]} variables names of all that its container gets
 * @property {Record<string, string>} env plain variables
 * @property {string[]} secrets variables from the Secret, without those of every service
 * @property {string} [volume]
 */

const chart = join(root, 'k8s', 'chart');
const read = (/** @type {string} */ name) => parse(readFileSync(join(chart, name), 'utf8'));
const { common, services } = read('services.yaml');
export const values = read('values.yaml');

/** @type {readonly Component[]} */
export const components = Object.entries(services).map(([name, service]) => {
  const { settings = [], secrets = [], optionalSecrets = [], env = {}, role, keda } = service;
  const { replicas, maxReplicas = keda?.maxReplicas ?? replicas, resources } = values[name];
  return {
    ...service,
    name,
    env,
    secrets,
    replicas,
    resources,
    maxReplicas,
    variables: [
      ...[common.settings, settings, common.secrets, secrets, common.optionalSecrets, optionalSecrets].flat(),
      ...(role ? ['DATABASE_PASSWORD', 'DATABASE_URL'] : []),
      ...Object.keys({ ...common.env, ...env }),
    ],
  };
});
