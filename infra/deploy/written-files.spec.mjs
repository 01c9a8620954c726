// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../start/base/folders.mjs';
import { servicePlans } from '../start/services/services.mjs';
import { readDockerfile, runOf } from './dockerfile.mjs';
import { components } from './kubernetes/components.mjs';
import { scaledLog } from './kubernetes/surroundings.mjs';
import { kustomizeValues } from './kubernetes/values.mjs';
import { writtenFiles } from './kubernetes/write.mjs';

const files = await writtenFiles();
const stages = readDockerfile(await readFile(join(root, 'Dockerfile'), 'utf8'));

it.each([...files.keys()])('%s is what npm run deploy:manifests writes', async (path) => {
  expect(await readFile(join(root, path), 'utf8')).toBe(files.get(path));
});

it('has an image for every service, started as npm start does', () => {
  expect(components.map(({ image }) => image).toSorted()).toEqual(servicePlans.map(({ folder }) => folder).toSorted());
  for (const { folder, flags } of servicePlans) {
    const { command, workdir } = runOf(stages, folder);
    expect([folder, command, workdir]).toEqual([folder, ['node', ...flags, 'dist/main.js'], `/app/services/${folder}`]);
  }
});

it.each(['production', 'development'])('prepares in %s what the services of it run with', async (name) => {
  const overlay = join(root, 'k8s', 'overlays', name);
  const { components: own } = await yamlIn(join(overlay, 'kustomization.yaml'));
  const { components: ofPrepare, resources, namespace } = await yamlIn(join(overlay, 'prepare', 'kustomization.yaml'));
  expect([resources, namespace]).toEqual([['../../../prepare'], 'iban-pruefer']);
  const shared = own.filter((/** @type {string} */ path) => !/\/(monitoring|keda)$/.test(path));
  expect(ofPrepare).toEqual(shared.map((/** @type {string} */ path) => `../${path}`));
  const { configMapGenerator } = await yamlIn(join(overlay, 'settings', 'kustomization.yaml'));
  expect(configMapGenerator).toEqual([expect.objectContaining({ name: 'iban-pruefer', behavior: 'merge' })]);
});

it.each([
  ['valkey', 6_379],
  ['postgres', 5_432],
])('lets the services reach the example of %s, whose namespace is closed', async (name, port) => {
  const documents = parseAllDocuments(await readFile(join(root, 'k8s', 'examples', `${name}.yaml`), 'utf8'));
  const policy = documents.map((document) => document.toJS()).find(({ kind }) => kind === 'NetworkPolicy');
  expect(policy.spec.ingress[0]).toEqual({
    from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'iban-pruefer' } } }],
    ports: [{ protocol: 'TCP', port }],
  });
});

describe('PostgreSQL has connections for all parts at their most', () => {
  /** What an operator comes in by, `prepare`, and those that PostgreSQL keeps for its superuser. */
  const spare = 20;
  const sumOf = (/** @type {(component: import('./kubernetes/components.mjs').Component) => number} */ countOf) =>
    components.reduce((sum, component) => sum + countOf(component) * component.connections, 0);

  it('in a cluster, while a new version rolls', async () => {
    const most = { log: scaledLog(kustomizeValues).spec.maxReplicaCount };
    const needed = sumOf(({ name, scales, replicas, keeps }) => {
      const grown = name === 'log' ? most.log : (scales?.most ?? replicas);
      return keeps ? grown : grown + 1;
    });
    const text = await readFile(join(root, 'k8s', 'examples', 'postgres.yaml'), 'utf8');
    expect(text).toContain(`: ${needed}.\n`);
    expect(Number(/max_connections: '(\d+)'/.exec(text)?.[1])).toBeGreaterThan(needed + spare);
  });

  it('on one machine, with four times the checking', async () => {
    const text = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const needed = sumOf(({ name }) => (name === 'validation' ? 4 : 1));
    expect(Number(/max_connections=(\d+)/.exec(text)?.[1])).toBeGreaterThan(needed + spare);
  });
});

/** @param {string} path */
async function yamlIn(path) {
  return parse(await readFile(path, 'utf8'));
}

describe('every container of the cluster', () => {
  const documents = [...files]
    .filter(([path]) => path.startsWith('k8s/base/') || path.startsWith('k8s/prepare/'))
    .flatMap(([, text]) => parseAllDocuments(text).map((document) => document.toJS()));
  const pods = documents
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, kind, spec }) => ({ name: metadata.name, kind, pod: spec.template.spec }));

  it.each(pods.map((pod) => [pod.name, pod]))('%s is bounded and may do nothing but its work', (_, { pod }) => {
    expect(pod.automountServiceAccountToken).toBe(false);
    for (const { resources, securityContext } of pod.containers) {
      expect(resources).toEqual({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { cpu: expect.any(String), memory: expect.any(String) },
      });
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        runAsNonRoot: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it.each(pods.filter(({ kind }) => kind === 'Deployment').map((pod) => [pod.name, pod]))(
    '%s is waited for and drained',
    (_, { pod }) => {
      const [{ startupProbe, livenessProbe, readinessProbe, lifecycle }] = pod.containers;
      expect(livenessProbe.httpGet.path).toBe('/health/live');
      expect(readinessProbe.httpGet.path).toBe('/health/ready');
      expect(startupProbe.httpGet.path).toBe('/health/live');
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(lifecycle.preStop.sleep.seconds + 8);
    },
  );

  it('asks for names at the DNS of Kubernetes, of OpenShift, or at the cache of its node, as in the chart', () => {
    const { egress } = documents.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'names',
    ).spec;
    const namespaceOf = (/** @type {string} */ name) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
    });
    const to = [namespaceOf('kube-system'), namespaceOf('openshift-dns'), { ipBlock: { cidr: '169.254.20.10/32' } }];
    const ports = [53, 5353].flatMap((port) => ['TCP', 'UDP'].map((protocol) => ({ protocol, port })));
    expect(egress).toEqual([{ to, ports }]);
    expect(parse(files.get('k8s/chart/values.yaml') ?? '').networkPolicies.nameServers).toEqual(to);
  });

  it('has a policy of its own, and whoever is called lets its callers in', () => {
    const policies = documents.filter(({ kind }) => kind === 'NetworkPolicy');
    const nameOf = (/** @type {any} */ peer) => peer.podSelector?.matchLabels['app.kubernetes.io/name'];
    for (const { name, calls } of components)
      for (const called of calls) {
        const policy = policies.find(({ metadata }) => metadata.name === called);
        expect([called, policy.spec.ingress[0].from.map(nameOf)]).toEqual([called, expect.arrayContaining([name])]);
      }
    expect(policies.find(({ metadata }) => metadata.name === 'deny-all').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });
});
