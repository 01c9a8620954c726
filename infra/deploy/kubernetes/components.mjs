// @ts-check

/**
 * One part of the system as the cluster runs it: the only place that says so, for kustomize and Helm alike.
 * @typedef {object} Component
 * @property {string} name also of its address inside the cluster
 * @property {string} image behind the prefix of all images
 * @property {number} replicas
 * @property {number} connections to PostgreSQL at most, of all its pools together
 * @property {{ cpu: string, memory: string, cpuLimit: string, memoryLimit: string }} resources
 * @property {Record<string, string>} env plain variables; `$(NAME)` stands for another one
 * @property {Record<string, string>} settings variables from the ConfigMap, by the key they have there
 * @property {string[]} secrets variables from the Secret, where they have the same name
 * @property {string[]} [wishes] what it does without where the Secret does not hold it
 * @property {string[]} calls other components whose port it uses
 * @property {boolean} [isPublic] reached through the ingress
 * @property {{ path: string, size: string }} [keeps] a volume of its own: of such a part one runs at a time
 * @property {boolean} [reachesOut] sends to addresses outside the cluster
 * @property {{ most: number, cpuPercent: number }} [scales] by a HorizontalPodAutoscaler
 * @property {boolean} [scalesWithKeda] by KEDA, in place of a HorizontalPodAutoscaler where there is one
 */

const calm = { cpu: '100m', memory: '192Mi', cpuLimit: '1', memoryLimit: '512Mi' };
const busy = { cpu: '500m', memory: '384Mi', cpuLimit: '2', memoryLimit: '1Gi' };

const queues = {
  REDIS_URL: 'redis://:$(REDIS_PASSWORD)@$(REDIS_ADDRESS)',
  KAFKA_BROKERS: '$(KAFKA_SCHEME)://services:$(KAFKA_PASSWORD)@$(KAFKA_ADDRESSES)',
};
const database = (/** @type {string} */ role) => ({
  DATABASE_URL: `postgres://${role}:$(DATABASE_PASSWORD)@$(POSTGRES_ADDRESS)`,
});

/** Every service reads them; addresses of servers are put together from them. */
export const commonSettings = [
  'LOG_LEVEL',
  'REDIS_ADDRESS',
  'KAFKA_SCHEME',
  'KAFKA_ADDRESSES',
  'POSTGRES_ADDRESS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
];
export const commonSecrets = ['INTERNAL_SECRET', 'TOKEN_PUBLIC_KEYS', 'REDIS_PASSWORD', 'KAFKA_PASSWORD'];
/** What every service does without where the Secret does not hold it: a collector's token. */
export const commonWishes = ['OTEL_EXPORTER_OTLP_HEADERS'];

/** What the operator decides, with its default; keys of the ConfigMap. */
export const defaultSettings = {
  LOG_LEVEL: 'info',
  LOG_IBAN: 'full',
  LOG_DETAILS_DAYS: '30',
  LOG_KEPT_DAYS: '30',
  OUTBOX_CAP_MB: '8192',
  // Of each of three brokers' disks (k8s/examples/kafka.yaml), what the outbox and others need left out.
  KAFKA_RETENTION_MB: '61440',
  POSTGRES_ADDRESS: 'postgres-rw:5432/iban',
  REDIS_ADDRESS: 'valkey:6379',
  KAFKA_SCHEME: 'kafka',
  KAFKA_ADDRESSES: 'kafka-kafka-bootstrap:9092',
  TRUSTED_PROXIES: '10.0.0.0/8',
  SITE_URL: '',
  SECURITY_CONTACT: '',
  BANK_SOURCE_URL: '',
  BANK_SOURCE_HOSTS: '',
  BANK_SOURCE_ALLOWED_NETWORKS: '',
  BACKUP_MAX_GB: '10',
  BACKUP_COMMAND: '',
  DELIVERY_RETRY_MS: '15000',
  WEBHOOK_ALLOWED_NETWORKS: '',
  SMTP_FROM: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OTEL_TRACES_SAMPLER: 'traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.01',
  POSTGRES_ADMIN: 'postgres',
  ADMIN_USERNAME: 'admin',
  ADMIN_EMAIL: '',
};

/** @type {readonly Component[]} */
export const components = [
  {
    name: 'gateway',
    image: 'gateway',
    replicas: 2,
    connections: 0,
    resources: busy,
    env: {
      ...queues,
      VALIDATION_URLS: 'http://validation:8080',
      KEYS_URL: 'http://keys:8080',
      AUTH_URL: 'http://auth:8080',
      CMS_URL: 'http://cms:8080',
      LOG_URL: 'http://log:8080',
      WORKER_URL: 'http://worker:8080',
    },
    settings: { TRUSTED_PROXIES: 'TRUSTED_PROXIES', SITE_URL: 'SITE_URL', SECURITY_CONTACT: 'SECURITY_CONTACT' },
    secrets: ['LOG_HASH_SECRET'],
    calls: ['validation', 'keys', 'auth', 'cms', 'log', 'worker'],
    isPublic: true,
    scales: { most: 10, cpuPercent: 70 },
  },
  {
    name: 'validation',
    image: 'validation-service',
    replicas: 3,
    connections: 33,
    resources: busy,
    env: { ...queues, ...database('validation_service') },
    settings: { LOG_IBAN: 'LOG_IBAN', OUTBOX_CAP_MB: 'OUTBOX_CAP_MB', KAFKA_RETENTION_MB: 'KAFKA_RETENTION_MB' },
    secrets: ['LOG_HASH_SECRET'],
    calls: [],
    // Twice what 30,000 checks a second want (docs/SCALING.md); more of them want more connections of PostgreSQL than the example gives.
    scales: { most: 8, cpuPercent: 70 },
    scalesWithKeda: true,
  },
  {
    name: 'keys',
    image: 'keys-service',
    replicas: 2,
    connections: 3,
    resources: calm,
    env: { ...queues, ...database('keys_service') },
    settings: { WEBHOOK_ALLOWED_NETWORKS: 'WEBHOOK_ALLOWED_NETWORKS' },
    secrets: ['WEBHOOK_SECRET'],
    calls: [],
  },
  {
    name: 'auth',
    image: 'auth-service',
    replicas: 2,
    connections: 1,
    resources: calm,
    env: { ...queues, ...database('auth_service') },
    settings: {},
    secrets: ['TOKEN_PRIVATE_KEY', 'TWO_FACTOR_SECRET'],
    calls: [],
  },
  {
    name: 'cms',
    image: 'cms-service',
    replicas: 2,
    connections: 2,
    resources: { ...calm, memoryLimit: '1Gi' },
    env: { ...queues, ...database('cms_service') },
    settings: {
      SITE_URL: 'SITE_URL',
      LOG_IBAN: 'LOG_IBAN',
      LOG_DETAILS_DAYS: 'LOG_DETAILS_DAYS',
      LOG_KEPT_DAYS: 'LOG_KEPT_DAYS',
    },
    secrets: [],
    calls: [],
  },
  {
    name: 'log',
    image: 'log-service',
    replicas: 2,
    connections: 14,
    resources: { ...busy, cpu: '250m' },
    env: { ...queues, ...database('logs_service') },
    settings: { LOG_DETAILS_DAYS: 'LOG_DETAILS_DAYS', LOG_KEPT_DAYS: 'LOG_KEPT_DAYS' },
    secrets: ['LOG_HASH_SECRET'],
    calls: [],
    scalesWithKeda: true,
  },
  {
    name: 'worker',
    image: 'worker',
    replicas: 1,
    connections: 16,
    // An import of a million records, a backup and a restore are measured with up to 450 MB (docs/OPERATIONS.md).
    resources: { ...calm, memoryLimit: '1Gi' },
    env: {
      ...queues,
      ...database('banks_service'),
      LOG_URL: 'http://log:8080',
      JOBS_DATABASE_URL: 'postgres://jobs_service:$(JOBS_SERVICE_PASSWORD)@$(POSTGRES_ADDRESS)',
      // Below its volume, whose own folder belongs to root and may hold lost+found.
      BACKUP_DIR: '/backups/files',
    },
    settings: {
      LOG_DETAILS_DAYS: 'LOG_DETAILS_DAYS',
      BANK_SOURCE_URL: 'BANK_SOURCE_URL',
      BANK_SOURCE_HOSTS: 'BANK_SOURCE_HOSTS',
      BANK_SOURCE_ALLOWED_NETWORKS: 'BANK_SOURCE_ALLOWED_NETWORKS',
      BACKUP_COMMAND: 'BACKUP_COMMAND',
      DELIVERY_RETRY_MS: 'DELIVERY_RETRY_MS',
      BACKUP_MAX_GB: 'BACKUP_MAX_GB',
      WEBHOOK_ALLOWED_NETWORKS: 'WEBHOOK_ALLOWED_NETWORKS',
      SMTP_FROM: 'SMTP_FROM',
    },
    secrets: ['WEBHOOK_SECRET', 'JOBS_SERVICE_PASSWORD', 'BACKUP_PASSPHRASE', 'SECRET_FINGERPRINTS'],
    // Its password stands in it.
    wishes: ['SMTP_URL'],
    calls: ['log'],
    keeps: { path: '/backups', size: '50Gi' },
    reachesOut: true,
  },
];

/** The role of a component's DATABASE_URL, if it has one. @param {Component} component */
export function roleOf({ env }) {
  return /^postgres:\/\/(\w+):/.exec(env['DATABASE_URL'] ?? '')?.[1];
}
