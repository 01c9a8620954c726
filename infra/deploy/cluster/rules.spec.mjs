import { refusedIn } from './refused.mjs';
import { fullestNode, listUnmetConditions, outagesIn } from './rollout-rules.mjs';

const name = 'keys';
const metadata = { name, generation: 2 };
const deployment = (/** @type {number} */ availableReplicas, cpu = '100m') => ({
  ...{ kind: 'Deployment', metadata },
  spec: { replicas: 2, template: { spec: { containers: [{ resources: { requests: { cpu } } }] } } },
  status: { observedGeneration: 2, replicas: 2, updatedReplicas: 2, availableReplicas },
});
const scaler = (minReplicas = 2, status = 'True') => ({
  ...{ kind: 'HorizontalPodAutoscaler', metadata },
  spec: { minReplicas, scaleTargetRef: { name } },
  status: { conditions: [{ type: 'AbleToScale', status, message: 'm' }] },
});
const budget = (disruptionsAllowed = 1, currentHealthy = 2) => ({
  ...{ kind: 'PodDisruptionBudget', metadata },
  status: { expectedPods: 2, currentHealthy, disruptionsAllowed },
});
const pod = (/** @type {string} */ service, /** @type {string} */ nodeName) => ({
  ...{ kind: 'Pod', metadata: { labels: { 'app.kubernetes.io/name': service } } },
  spec: { nodeName },
});

it('finds nothing in a complete roll-out', () => {
  expect(listUnmetConditions([deployment(2), scaler(), budget()])).toEqual([]);
});

it.each([
  [[deployment(1), scaler(), budget()], 'Deployment keys hat 1 von 2 bereiten Pods.'],
  [[deployment(2), budget()], 'Kein HorizontalPodAutoscaler ist da.'],
  [[deployment(2), scaler(3), budget()], 'HorizontalPodAutoscaler keys hat sein Ziel nicht auf 3 Pods gebracht.'],
  [[deployment(2), scaler(2, 'False'), budget()], 'HorizontalPodAutoscaler keys kann sein Ziel nicht skalieren: m.'],
  [
    [deployment(2, ''), scaler(), budget()],
    'HorizontalPodAutoscaler keys misst einen Container ohne angeforderte Prozessorzeit.',
  ],
  [[deployment(2), scaler()], 'PodDisruptionBudget keys fehlt.'],
  [[deployment(2), scaler(), budget(0)], 'PodDisruptionBudget keys erlaubt 0 Ausfälle statt 1.'],
  [[deployment(2), scaler(), budget(1, 1)], 'PodDisruptionBudget keys sieht 1 von 2 Pods statt 2.'],
])('names what a roll-out lacks', (items, lack) => {
  expect(listUnmetConditions(items)).toEqual([lack]);
});

it('lets one pod of a service be missing, and no second one', () => {
  expect(outagesIn([deployment(1)])).toEqual([]);
  expect(outagesIn([deployment(0)])).toEqual(['keys: 0 von 2 Pods.']);
});

it('chooses the node with the most pods of one service', () => {
  expect(fullestNode([pod('a', 'x'), pod('b', 'x'), pod('a', 'y'), pod('a', 'y')])).toEqual({ node: 'y', count: 2 });
});

it('takes each line of a dry run that accepts nothing as a finding', () => {
  const accepted = 'service/keys serverside-applied (server dry run)\n';
  expect(refusedIn(accepted, 1)).toEqual([]);
  expect(refusedIn(`${accepted}Error from server: no\n`, 2)).toEqual(['Error from server: no']);
  expect(refusedIn(accepted, 2)).toEqual(['Nur 1 von 2 Objekten wurden angenommen.']);
});
