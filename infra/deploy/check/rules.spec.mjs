import { findingsIn } from './rules.mjs';

const some = { cpu: '1', memory: '1Gi' };
const container = {
  ...{ name: 'c', image: 'a:1', resources: { limits: some, requests: some } },
  securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  livenessProbe: { httpGet: { path: '/health/live' } },
  readinessProbe: { httpGet: { path: '/health/ready' } },
  lifecycle: { preStop: { sleep: { seconds: 5 } } },
};

/** @param {object} changed */
function deployment(changed) {
  const pod = { terminationGracePeriodSeconds: 20, containers: [{ ...container, ...changed }] };
  const spec = { template: { spec: pod } };
  return { source: 'chart', object: { kind: 'Deployment', metadata: { name: 'd' }, spec } };
}

/** @param {object} changed */
function compose(changed) {
  const service = { image: 'a:1', deploy: { resources: { limits: { cpus: '1', memory: '1g' } } }, ...changed };
  return { source: 'compose', object: { services: { s: service } } };
}

it('finds nothing in a correct file', () => {
  expect(findingsIn([deployment({}), compose({}), compose({ ports: [{ host_ip: '127.0.0.1' }] })])).toEqual([]);
});

it.each([
  [
    { kind: 'HorizontalPodAutoscaler', spec: { scaleTargetRef: { name: 'd' } } },
    { kind: 'ScaledObject', spec: { scaleTargetRef: { name: 'd' } } },
  ],
  [
    { kind: 'Deployment', metadata: { name: 'd' }, spec: { replicas: 2 } },
    { kind: 'ScaledObject', spec: { scaleTargetRef: { name: 'd' } } },
  ],
])('finds what would be scaled twice %#', (...objects) => {
  const [one, other] = objects.map((object) => ({ source: 'chart', object }));
  expect(findingsIn(/** @type {any} */ ([one, other])).join()).toContain('d wird von mehr als einem skaliert');
  expect(findingsIn(/** @type {any} */ ([one, { ...other, source: 'examples' }]))).toEqual([]);
});

it.each([
  [deployment({ resources: { limits: { cpu: '1' } } }), 'Grenze'],
  [deployment({ securityContext: { ...container.securityContext, readOnlyRootFilesystem: false } }), 'schreiben'],
  [deployment({ image: 'a:latest' }), 'Version'],
  [deployment({ image: 'a' }), 'Version'],
  [deployment({ securityContext: { readOnlyRootFilesystem: true } }), 'mehr'],
  [deployment({ livenessProbe: undefined }), 'Zustand'],
  [deployment({ lifecycle: { preStop: { sleep: { seconds: 15 } } } }), 'Beenden'],
  [compose({ deploy: undefined }), 'Grenze'],
  [compose({ image: 'a' }), 'Version'],
  [compose({ image: 'a:latest' }), 'Version'],
  [compose({ privileged: true }), 'mehr'],
  [compose({ ports: [{ host_ip: '0.0.0.0' }] }), 'von außen'],
])('finds a planted mistake %#', (rendered, word) => {
  expect(findingsIn([rendered])).toEqual([expect.stringContaining(word)]);
});
