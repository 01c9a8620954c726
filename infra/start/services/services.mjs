import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';

/**
 * Facts from which the environment of every service is made.
 * @typedef {object} Surroundings
 * @property {import('../settings/settings.mjs').Settings} settings
 * @property {import('../settings/settings.mjs').ServerAddresses} servers
 * @property {import('../secrets/open-secrets.mjs').Secrets} secrets
 * @property {string} [programs] the folder whose `services` and `frontend` are run; default: the checkout
 * @property {(role: string) => string} databaseUrl for a role
 * @property {(service: string) => string} urls base addresses of all replicas of a service, comma-separated
 */

/**
 * @typedef {object} ServicePlan
 * @property {string} name of the part; replicas get a number appended
 * @property {string} folder under services/
 * @property {string[]} flags of Node: they keep the memory of a service that has reached its load from growing on
 * @property {string} [role] of the database
 * @property {(around: Surroundings) => NodeJS.ProcessEnv} env its variables in addition to the common ones
 */

/**
 * A small young generation promotes active objects, and several GC threads wait more than they work: a large one with a single
 * thread saves a fifth of the CPU time of a validation (docs/adr/0012). Starting small collects often while idle and promotes
 * active objects (docs/adr/0055).
 */
const BUSY = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=64',
  '--no-parallel-scavenge',
  // The heap is marked when it has tripled. When it was marked after growing by half, that took a fifth of the CPU time (docs/adr/0012).
  '--heap-growing-percent=200',
  '--max-old-space-size=512',
];
/** The log exports a million rows within 50 MB of growth: half the young generation is enough. */
const STORING = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=32',
  '--no-parallel-scavenge',
  // With 200, as above, the memory would grow by more than the promised 50 MB during an export (docs/adr/0012).
  '--heap-growing-percent=80',
  '--max-old-space-size=512',
];
/** One helper thread is enough for compiling and collecting. */
const CALM = [
  '--min-semi-space-size=2',
  '--max-semi-space-size=2',
  '--no-parallel-scavenge',
  '--max-old-space-size=256',
  '--v8-pool-size=1',
];
/** Rows of files are short-lived: with a young generation of 2 MB, a row takes twice the processor time. */
const READING = CALM.map((flag) => (flag === '--max-semi-space-size=2' ? '--max-semi-space-size=16' : flag));

/** @type {readonly ServicePlan[]} */
export const servicePlans = [
  {
    name: 'gateway',
    folder: 'gateway',
    flags: BUSY,
    env: ({ settings, secrets, programs = root, urls }) => ({
      HOST: settings.host,
      PORT: String(settings.port),
      LOG_HASH_SECRET: secrets.logHash,
      VALIDATION_URLS: urls('validation'),
      KEYS_URL: urls('keys'),
      AUTH_URL: urls('auth'),
      CMS_URL: urls('cms'),
      LOG_URL: urls('log'),
      WORKER_URL: urls('worker'),
      FRONTEND_DIR: join(programs, 'frontend', 'dist'),
    }),
  },
  {
    name: 'validation',
    folder: 'validation-service',
    flags: BUSY,
    role: 'validation_service',
    env: ({ secrets }) => ({ LOG_HASH_SECRET: secrets.logHash }),
  },
  {
    name: 'keys',
    folder: 'keys-service',
    flags: CALM,
    role: 'keys_service',
    env: ({ secrets }) => ({ WEBHOOK_SECRET: secrets.webhook }),
  },
  {
    name: 'auth',
    folder: 'auth-service',
    flags: CALM,
    role: 'auth_service',
    env: ({ secrets }) => ({ TOKEN_PRIVATE_KEY: secrets.tokenPrivateKey, TWO_FACTOR_SECRET: secrets.twoFactor }),
  },
  { name: 'cms', folder: 'cms-service', flags: CALM, role: 'cms_service', env: () => ({}) },
  {
    name: 'log',
    folder: 'log-service',
    flags: STORING,
    role: 'logs_service',
    env: ({ secrets }) => ({ LOG_HASH_SECRET: secrets.logHash }),
  },
  {
    name: 'worker',
    folder: 'worker',
    flags: READING,
    role: 'banks_service',
    env: ({ settings, secrets, databaseUrl, urls }) => ({
      JOBS_DATABASE_URL: databaseUrl('jobs_service'),
      LOG_URL: urls('log'),
      VALIDATION_URLS: urls('validation'),
      WEBHOOK_SECRET: secrets.webhook,
      SECRET_FINGERPRINTS: secrets.fingerprints,
      ...settings.backups,
      ...settings.mail,
    }),
  },
];

/**
 * @param {string} name of a service
 * @returns {ServicePlan}
 * @throws {Error} when there is none
 */
export function getServicePlan(name) {
  const plan = servicePlans.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no service ${name}`);
  return plan;
}

/** The most processes of each service. @type {Replicas} */
export const MAX_REPLICAS = { validation: 16, gateway: 8 };
/** Gives every name of a part, together with MAX_REPLICAS: a single gateway has no number and no front. @type {Replicas} */
export const ONE_GATEWAY = { ...MAX_REPLICAS, gateway: 1 };

/**
 * Number of processes of the scalable services. Several gateways need another process in front.
 * @typedef {{ validation: number, gateway: number }} Replicas
 */

/**
 * @param {ServicePlan} plan
 * @param {Replicas} replicas
 * @returns {string[]} names of the service's parts, one for each process; numbered for `validation` and for several gateways
 */
export function replicaNames({ name }, replicas) {
  const numbered = (/** @type {number} */ count) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);
  if (name === 'validation') return numbered(replicas.validation);
  return name === 'gateway' && replicas.gateway > 1 ? numbered(replicas.gateway) : [name];
}

/**
 * Name of the part at the public address.
 * @param {Replicas} replicas
 */
export function entryName({ gateway }) {
  return gateway > 1 ? 'front' : 'gateway';
}

/**
 * @param {Replicas} replicas
 * @returns {string[]} names of all parts that are services, the public entry included
 */
export function partNames(replicas) {
  const names = servicePlans.flatMap((plan) => replicaNames(plan, replicas));
  return names.includes(entryName(replicas)) ? names : [...names, entryName(replicas)];
}

/** Which program of which service makes which schema, in this order. */
export const migrations = [
  { folder: 'keys-service', program: 'migrate.js', schema: 'keys' },
  { folder: 'validation-service', program: 'migrate.js', schema: 'validation' },
  { folder: 'log-service', program: 'migrate.js', schema: 'logs' },
  { folder: 'worker', program: 'migrate.js', schema: 'banks' },
  { folder: 'worker', program: 'migrate-jobs.js', schema: 'jobs' },
  { folder: 'auth-service', program: 'migrate.js', schema: 'auth' },
  { folder: 'cms-service', program: 'migrate.js', schema: 'cms' },
];

/** Every role of the database that logs in, in the order of its schemas. */
export const loginRoles = migrations.flatMap(({ schema }) => [`${schema}_owner`, `${schema}_service`]);

/**
 * Environment of every Node process of the product. Few threads need few memory arenas. The compile cache saves a third of the
 * start time; tests share one cache across data folders. The operator's certificates are needed to reach servers that use them.
 * @param {Pick<import('../settings/settings.mjs').Settings, 'dataDir' | 'passedOn'>} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function nodeEnvironment({ dataDir, passedOn: { NODE_EXTRA_CA_CERTS } }) {
  const { NODE_COMPILE_CACHE = join(dataDir, 'cache', 'compiled') } = process.env;
  const certificates = NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {};
  return { NODE_ENV: 'production', TZ: 'UTC', NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2', ...certificates };
}

/**
 * The variables that every service reads, and its own.
 * @param {ServicePlan} plan
 * @param {Surroundings} around
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnvironment(plan, around) {
  const { settings, servers, secrets, databaseUrl } = around;
  return {
    ...nodeEnvironment(settings),
    ...settings.passedOn,
    // Health and metrics stay local, even when the gateway is public.
    OPS_HOST: '127.0.0.1',
    INTERNAL_SECRET: secrets.internal,
    TOKEN_PUBLIC_KEYS: secrets.tokenPublicKeys,
    REDIS_URL: servers.redis,
    KAFKA_BROKERS: servers.kafka,
    ...(plan.role && { DATABASE_URL: databaseUrl(plan.role) }),
    ...plan.env(around),
  };
}
