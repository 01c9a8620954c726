import { OperatorError } from '../../shared/operator-error.mjs';
import { unmetSentences } from '../../shared/unmet-sentences.mjs';
import { fullestNode, listUnmetConditions, outagesIn } from './rollout-rules.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */

const ROLLOUT_TIMEOUT_MS = 180_000;
const DRAIN_LIMIT_S = 120;
const WATCHED = 'deployments,horizontalpodautoscalers,poddisruptionbudgets';
const PODS = 'pods';

/** Two nodes for three pods of validation-service: one node has two of them, and emptying it has to wait in between. */
const nodes = ['a', 'b'].map((name) => ({
  ...{ apiVersion: 'v1', kind: 'Node' },
  metadata: { name, labels: { 'kubernetes.io/hostname': name, 'topology.kubernetes.io/zone': `zone-${name}` } },
  status: {
    allocatable: { cpu: '32', memory: '64Gi', pods: '110' },
    capacity: { cpu: '32', memory: '64Gi', pods: '110' },
  },
}));

/** Volume of the worker, because nothing here creates volumes. */
const volume = {
  ...{ apiVersion: 'v1', kind: 'PersistentVolume', metadata: { name: 'kept' } },
  spec: {
    capacity: { storage: '100Gi' },
    accessModes: ['ReadWriteOnce'],
    hostPath: { path: '/nonexistent' },
  },
};

/**
 * Installs a variant of the chart as Helm does, waits for all pods, and empties a node.
 * @param {Cluster} cluster with running controllers
 * @param {readonly import('../check/render-all.mjs').Manifest[]} variant
 * @returns {Promise<string[]>} German sentences
 */
export async function rolloutFindings(cluster, variant) {
  const send = async (/** @type {string} */ name, /** @type {string[]} */ texts) =>
    cluster.kubectl(...(await cluster.applying(name, texts)));
  const selectManifests = (/** @type {boolean} */ isHook) =>
    variant.filter(({ object }) => (object?.kind === 'Job') === isHook).map(({ manifest = '' }) => manifest);
  await send('nodes', [JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [...nodes, volume] })]);
  await send('hook', selectManifests(true));
  await cluster.kubectl('wait', '--for=condition=complete', 'job/prepare', '--timeout=120s');
  await send('release', selectManifests(false));
  const lacks = await lacksAfter(cluster);
  return lacks.length > 0 ? lacks : drainFindings(cluster);
}

/**
 * @param {Cluster} cluster
 * @returns {Promise<string[]>} lacks that remain after the limit
 */
async function lacksAfter(cluster) {
  /** @type {string[]} */
  let lacks = [];
  const isComplete = async () => (lacks = listUnmetConditions(await cluster.get(WATCHED))).length === 0;
  await cluster.until('Der Rollout ist unvollständig', ROLLOUT_TIMEOUT_MS, isComplete).catch((error) => {
    if (!(error instanceof OperatorError) || lacks.length === 0) throw error;
    lacks.push(error.message);
  });
  return lacks;
}

/** @param {Cluster} cluster */
async function drainFindings(cluster) {
  const { node, count } = fullestNode(await cluster.get(PODS));
  if (count < 2) return [`Kein Knoten hat zwei Pods eines Dienstes: Das Leeren von ${node} prüft keine Grenze.`];
  let isDrained = false;
  const draining = cluster
    .tryKubectl('drain', node, '--delete-emptydir-data', `--timeout=${DRAIN_LIMIT_S}s`)
    .finally(() => (isDrained = true));
  /** @type {Set<string>} */
  const outages = new Set();
  while (!isDrained) for (const outage of outagesIn(await cluster.get(WATCHED))) outages.add(outage);
  const output = await draining;
  const lacks = await lacksAfter(cluster);
  const remainingPods = (await cluster.get(PODS)).filter(({ spec }) => spec.nodeName === node);
  return [
    ...unmetSentences([
      [output.endsWith('drained'), `Der Knoten ${node} wurde nicht leer:\n${output}`],
      [output.includes('Cannot evict pod'), `Keine Grenze hat das Leeren von ${node} aufgehalten.`],
    ]),
    ...[...outages].map((outage) => `Beim Leeren von ${node} fehlten zu viele: ${outage}`),
    ...remainingPods.map(({ metadata }) => `${metadata.name} ist noch auf dem geleerten Knoten ${node}.`),
    ...lacks,
  ];
}
