// @ts-check
import { loginRoles } from '../../start/services/services.mjs';
import { variableOf } from '../role-passwords.mjs';
import { commonSecrets, commonSettings, commonWishes, roleOf } from './components.mjs';

/** @typedef {import('./components.mjs').Component} Component */
/** @typedef {import('./values.mjs').Values} Values */

/** In front of SIGTERM: until the last proxy has heard that this pod goes, it still answers. */
const PRE_STOP_SECONDS = 5;
/** PRE_STOP_SECONDS, the 8 s in which a service ends in any case, and room. */
const GRACE_SECONDS = 20;

const locked = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  runAsNonRoot: true,
  runAsUser: 1000,
  runAsGroup: 1000,
  capabilities: { drop: ['ALL'] },
  seccompProfile: { type: 'RuntimeDefault' },
};

/** @param {string} name */
export function labelsOf(name) {
  return { 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'iban-pruefer' };
}

/**
 * @param {Component} component
 * @param {Values} values
 */
function replicasOf({ name, replicas, scales, scalesWithKeda }, values) {
  const path = `${name}.replicas`;
  const deciders = [...(scales ? ['autoscaling'] : []), ...(scalesWithKeda ? ['keda'] : [])];
  return deciders.length === 0 ? values.number(path, replicas) : values.count(path, replicas, deciders);
}

/**
 * @param {Component} component
 * @param {Values} values
 */
export function deployment(component, values) {
  const { name, keeps } = component;
  const replicas = replicasOf(component, values);
  const labels = labelsOf(name);
  const spread = { labelSelector: { matchLabels: labels }, maxSkew: 1, whenUnsatisfiable: 'ScheduleAnyway' };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      // What is counted by something else, nobody else sets.
      ...(replicas !== undefined && { replicas }),
      revisionHistoryLimit: 5,
      selector: { matchLabels: labels },
      // The new one answers before the old one goes.
      strategy: keeps
        ? { type: 'Recreate' }
        : { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels, ...values.restartOnSettings },
        spec: {
          ...podOf(values),
          terminationGracePeriodSeconds: GRACE_SECONDS,
          topologySpreadConstraints: [
            { ...spread, topologyKey: 'kubernetes.io/hostname' },
            { ...spread, topologyKey: 'topology.kubernetes.io/zone' },
          ],
          containers: [serviceContainer(component, values)],
          volumes: [
            { name: 'tmp', emptyDir: { sizeLimit: '256Mi' } },
            ...(keeps ? [{ name: 'kept', persistentVolumeClaim: { claimName: name } }] : []),
          ],
        },
      },
    },
  };
}

/** Brings the database up to date; a new one for each version. @param {Values} values */
export function prepareJob(values) {
  const labels = labelsOf('prepare');
  const passwords = [...loginRoles.map(variableOf), 'POSTGRES_PASSWORD'].map(fromSecret);
  const settings = ['POSTGRES_ADDRESS', 'POSTGRES_ADMIN', 'ADMIN_USERNAME', 'ADMIN_EMAIL'].map((key) =>
    values.setting(key),
  );
  const url = { name: 'DATABASE_URL', value: 'postgres://$(POSTGRES_ADMIN):$(POSTGRES_PASSWORD)@$(POSTGRES_ADDRESS)' };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'prepare', labels, ...values.beforeEachVersion },
    spec: {
      backoffLimit: 5,
      activeDeadlineSeconds: 900,
      // Its log has shown the first admin's password.
      ttlSecondsAfterFinished: 86_400,
      template: {
        metadata: { labels },
        spec: {
          ...podOf(values),
          restartPolicy: 'OnFailure',
          containers: [
            {
              name: 'prepare',
              image: values.image('prepare'),
              imagePullPolicy: 'IfNotPresent',
              env: [...settings, ...passwords, url],
              resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { cpu: '1', memory: '512Mi' } },
              securityContext: locked,
              volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
            },
          ],
          volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '64Mi' } }],
        },
      },
    },
  };
}

/** @param {Values} values */
function podOf(values) {
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, fsGroup: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    ...values.pullSecrets,
  };
}

/**
 * @param {Component} component
 * @param {Values} values
 */
function serviceContainer(component, values) {
  const { name, image, resources } = component;
  const { cpu, memory, cpuLimit, memoryLimit } = resources;
  return {
    name,
    image: values.image(image),
    imagePullPolicy: 'IfNotPresent',
    ports: [
      { name: 'http', containerPort: 8080 },
      { name: 'ops', containerPort: 9090 },
    ],
    env: environmentOf(component),
    resources: values.object(`${name}.resources`, {
      requests: { cpu, memory },
      limits: { cpu: cpuLimit, memory: memoryLimit },
    }),
    // A service that waits for a server is alive and not ready: it is not killed for it.
    startupProbe: probe('live', { periodSeconds: 1, failureThreshold: 60 }),
    livenessProbe: probe('live', { periodSeconds: 10, failureThreshold: 3 }),
    readinessProbe: probe('ready', { periodSeconds: 2, failureThreshold: 2 }),
    lifecycle: { preStop: { sleep: { seconds: PRE_STOP_SECONDS } } },
    securityContext: locked,
    volumeMounts: [
      { name: 'tmp', mountPath: '/tmp' },
      ...(component.keeps ? [{ name: 'kept', mountPath: component.keeps.path }] : []),
    ],
  };
}

/** @param {Component} component */
function environmentOf(component) {
  const { env, settings, secrets, wishes = [] } = component;
  const role = roleOf(component);
  return [
    ...commonSettings.map((key) => fromSettings(key, key)),
    ...Object.entries(settings).map(([variable, key]) => fromSettings(variable, key)),
    ...[...commonSecrets, ...secrets].map(fromSecret),
    ...[...commonWishes, ...wishes].map(fromSecretIfThere),
    ...(role ? [{ ...fromSecret(variableOf(role)), name: 'DATABASE_PASSWORD' }] : []),
    ...Object.entries(env).map(([variable, value]) => ({ name: variable, value })),
  ];
}

/** @param {string} variable */
function fromSecret(variable) {
  return { name: variable, valueFrom: { secretKeyRef: { name: 'iban-pruefer', key: variable } } };
}

/** @param {string} variable */
function fromSecretIfThere(variable) {
  return { name: variable, valueFrom: { secretKeyRef: { name: 'iban-pruefer', key: variable, optional: true } } };
}

/**
 * @param {string} variable
 * @param {string} key in the ConfigMap
 */
export function fromSettings(variable, key) {
  return { name: variable, valueFrom: { configMapKeyRef: { name: 'iban-pruefer', key } } };
}

/**
 * @param {'live' | 'ready'} question
 * @param {{ periodSeconds: number, failureThreshold: number }} rhythm
 */
function probe(question, rhythm) {
  return { httpGet: { path: `/health/${question}`, port: 'ops' }, timeoutSeconds: 3, ...rhythm };
}
