// @ts-check
import { components, defaultSettings } from './components.mjs';
import { labelsOf } from './workloads.mjs';

/** @typedef {import('./components.mjs').Component} Component */
/** @typedef {import('./values.mjs').Values} Values */

/**
 * Its address in the cluster. That of the checking has no address of its own: the gateway sees every replica and chooses.
 * @param {Component} component
 */
export function service({ name }) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      ...(name === 'validation' && { clusterIP: 'None' }),
      selector: labelsOf(name),
      ports: [
        { name: 'http', port: 8080, targetPort: 'http' },
        { name: 'ops', port: 9090, targetPort: 'ops' },
      ],
    },
  };
}

/**
 * What it keeps when it is replaced.
 * @param {Component & { keeps: NonNullable<Component['keeps']> }} component
 * @param {Values} values
 */
export function volumeClaim({ name, keeps }, values) {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      accessModes: ['ReadWriteOnce'],
      resources: { requests: { storage: values.text(`${name}.storage`, keeps.size) } },
    },
  };
}

/** Draining a node takes one pod of a part after the other. @param {Component} component */
export function disruptionBudget({ name }) {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, labels: labelsOf(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
  };
}

/**
 * @param {Component & { scales: NonNullable<Component['scales']> }} component
 * @param {Values} values
 */
export function autoscaler({ name, replicas, scales }, values) {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name, labels: labelsOf(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: values.number(`${name}.replicas`, replicas),
      maxReplicas: values.number(`${name}.mostReplicas`, scales.most),
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: scales.cpuPercent } },
        },
      ],
      // Up within seconds, down slowly: what goes away too early is missed at once.
      behavior: {
        scaleUp: { stabilizationWindowSeconds: 0, policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] },
        scaleDown: { stabilizationWindowSeconds: 300, policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }] },
      },
    },
  };
}

/** @param {Values} values */
export function settingsMap(values) {
  const data = Object.fromEntries(
    Object.entries(defaultSettings).map(([key, value]) => [key, values.text(`settings.${key}`, value)]),
  );
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'iban-pruefer', labels: labelsOf('settings') },
    data,
  };
}

/** @param {Values} values */
export function ingress(values) {
  const host = values.text('ingress.host', 'iban.example');
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: {
      name: 'gateway',
      labels: labelsOf('gateway'),
      // A backup that is uploaded is large, and the event stream stays open.
      annotations: {
        'nginx.ingress.kubernetes.io/proxy-body-size': '0',
        'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
        'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
        'nginx.ingress.kubernetes.io/proxy-read-timeout': '900',
      },
    },
    spec: {
      ingressClassName: values.text('ingress.className', 'nginx'),
      tls: [{ hosts: [host], secretName: values.text('ingress.tlsSecret', 'iban-pruefer-tls') }],
      rules: [
        {
          host,
          http: {
            paths: [
              { path: '/', pathType: 'Prefix', backend: { service: { name: 'gateway', port: { name: 'http' } } } },
            ],
          },
        },
      ],
    },
  };
}

/** Every part's metrics, for the Prometheus operator. */
export function monitor() {
  return {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'ServiceMonitor',
    metadata: { name: 'iban-pruefer', labels: labelsOf('metrics') },
    spec: {
      selector: { matchLabels: { 'app.kubernetes.io/part-of': 'iban-pruefer' } },
      endpoints: [{ port: 'ops', path: '/metrics', interval: '15s', scrapeTimeout: '10s' }],
    },
  };
}

/** More log-service while events wait for it: by the lag that it says of itself, because its offsets lie in PostgreSQL. @param {Values} values */
export function scaledLog(values) {
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name: 'log', labels: labelsOf('log') },
    spec: {
      scaleTargetRef: { name: 'log' },
      minReplicaCount: values.number('log.replicas', componentOf('log').replicas),
      // As many as the topic has partitions could read at once; so many store as much as one PostgreSQL takes.
      maxReplicaCount: 6,
      cooldownPeriod: 300,
      triggers: [prometheusTrigger(values, { query: 'sum(kafka_consumer_lag{job="log"})', threshold: '50000' })],
    },
  };
}

/** More of the checking while checks wait in the gateways; in place of its HorizontalPodAutoscaler. @param {Values} values */
export function scaledValidation(values) {
  const { replicas, scales } = componentOf('validation');
  if (!scales) throw new Error('nobody has said how far validation scales');
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name: 'validation', labels: labelsOf('validation') },
    spec: {
      scaleTargetRef: { name: 'validation' },
      minReplicaCount: values.number('validation.replicas', replicas),
      maxReplicaCount: values.number('validation.mostReplicas', scales.most),
      triggers: [
        prometheusTrigger(values, { query: 'sum(gateway_checks_waiting)', threshold: '200' }),
        { type: 'cpu', metricType: 'Utilization', metadata: { value: String(scales.cpuPercent) } },
      ],
    },
  };
}

/**
 * @param {Values} values
 * @param {{ query: string, threshold: string }} metadata
 */
function prometheusTrigger(values, metadata) {
  const serverAddress = values.text('prometheus.address', 'http://prometheus-operated.monitoring.svc:9090');
  return { type: 'prometheus', metadata: { serverAddress, ...metadata } };
}

/** @param {string} wanted */
function componentOf(wanted) {
  const component = components.find(({ name }) => name === wanted);
  if (!component) throw new Error(`no component ${wanted}`);
  return component;
}
