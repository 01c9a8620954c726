import { unmetSentences } from '../../shared/unmet-sentences.mjs';

/** One pod of each service may be missing while nodes are emptied. */
const MAY_BE_MISSING = 1;

/**
 * Conditions that a roll-out does not meet yet, by the objects of the API server.
 * @param {readonly any[]} items Deployments, HorizontalPodAutoscalers and PodDisruptionBudgets
 * @returns {string[]} German sentences; none: it is complete
 */
export function listUnmetConditions(items) {
  const deployments = itemsOfKind(items, 'Deployment');
  const scalers = itemsOfKind(items, 'HorizontalPodAutoscaler');
  return [
    ...unmetSentences([[scalers.length > 0, 'Kein HorizontalPodAutoscaler ist da.']]),
    ...deployments.flatMap(deploymentLacks),
    ...scalers.flatMap((scaler) => scalerLacks(scaler, deployments)),
    ...deployments.flatMap((deployment) => budgetLacks(deployment, itemsOfKind(items, 'PodDisruptionBudget'))),
  ];
}

/**
 * @param {readonly any[]} items
 * @returns {string[]} German sentences, one for each service with too few available pods
 */
export function outagesIn(items) {
  return itemsOfKind(items, 'Deployment')
    .filter(({ spec, status }) => (status.availableReplicas ?? 0) < spec.replicas - MAY_BE_MISSING)
    .map(
      ({ metadata, spec, status }) => `${metadata.name}: ${status.availableReplicas ?? 0} von ${spec.replicas} Pods.`,
    );
}

/**
 * @param {readonly any[]} items
 * @returns {{ node: string, count: number }} the node with the most pods of one service: emptying it has to wait for the budget
 */
export function fullestNode(items) {
  /** @type {Map<string, { node: string, count: number }>} */
  const places = new Map();
  for (const { metadata, spec } of itemsOfKind(items, 'Pod')) {
    const place = `${metadata.labels['app.kubernetes.io/name']} ${spec.nodeName}`;
    places.set(place, { node: spec.nodeName, count: (places.get(place)?.count ?? 0) + 1 });
  }
  return [...places.values()].reduce((most, one) => (one.count > most.count ? one : most), { node: '', count: 0 });
}

/** @param {any} deployment */
function deploymentLacks({ metadata, spec, status }) {
  const { availableReplicas: ready = 0, updatedReplicas = 0, replicas = 0, observedGeneration } = status;
  const isDone = [ready, updatedReplicas, replicas].every((count) => count === spec.replicas);
  const isCurrent = observedGeneration === metadata.generation;
  return unmetSentences([
    [isDone && isCurrent, `Deployment ${metadata.name} hat ${ready} von ${spec.replicas} bereiten Pods.`],
  ]);
}

/** @param {any} scaler @param {readonly any[]} deployments */
function scalerLacks({ metadata, spec, status }, deployments) {
  const target = deployments.find((deployment) => deployment.metadata.name === spec.scaleTargetRef.name);
  const able = status.conditions?.find((/** @type {any} */ { type }) => type === 'AbleToScale');
  const scaler = `HorizontalPodAutoscaler ${metadata.name}`;
  if (!target || able?.status !== 'True')
    return [`${scaler} kann sein Ziel nicht skalieren: ${able?.message ?? 'kein Zustand'}.`];
  const isMeasurable = target.spec.template.spec.containers.every(
    (/** @type {any} */ { resources }) => resources?.requests?.cpu,
  );
  return unmetSentences([
    [target.spec.replicas >= spec.minReplicas, `${scaler} hat sein Ziel nicht auf ${spec.minReplicas} Pods gebracht.`],
    [isMeasurable, `${scaler} misst einen Container ohne angeforderte Prozessorzeit.`],
  ]);
}

/** @param {any} deployment @param {readonly any[]} budgets */
function budgetLacks({ metadata: { name }, spec }, budgets) {
  const budget = budgets.find(({ metadata }) => metadata.name === name);
  const label = `PodDisruptionBudget ${name}`;
  if (!budget) return [`${label} fehlt.`];
  const { expectedPods = 0, currentHealthy = 0, disruptionsAllowed = 0 } = budget.status;
  const areHealthy = expectedPods === spec.replicas && currentHealthy === expectedPods;
  return unmetSentences([
    [areHealthy, `${label} sieht ${currentHealthy} von ${expectedPods} Pods statt ${spec.replicas}.`],
    [disruptionsAllowed === MAY_BE_MISSING, `${label} erlaubt ${disruptionsAllowed} Ausfälle statt ${MAY_BE_MISSING}.`],
  ]);
}

/** @param {readonly any[]} items @param {string} kind */
function itemsOfKind(items, kind) {
  return items.filter((item) => item.kind === kind);
}
