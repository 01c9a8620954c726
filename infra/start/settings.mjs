// @ts-check
import { dataDir } from './folders.mjs';
import { Refusal } from './refusal.mjs';

/**
 * What the environment says about the system as a whole.
 * @typedef {object} Settings
 * @property {string} dataDir
 * @property {string} host the public door's address
 * @property {number} port the public door's port
 * @property {number} validationReplicas
 * @property {boolean} isBuilt nothing is to be built: a second build would take the files away from a system that starts beside this one
 * @property {Partial<ServerAddresses>} given servers that exist already
 * @property {NodeJS.ProcessEnv} firstAdmin who shall be the first admin
 * @property {NodeJS.ProcessEnv} mail how mail is sent, with a password: for the worker alone
 * @property {NodeJS.ProcessEnv} passedOn variables for the services
 */

/**
 * @typedef {object} ServerAddresses
 * @property {string} postgres address with a role that may create roles and schemas
 * @property {string} redis
 * @property {string} kafka host:port,…
 */

/** Variables a service reads itself; nothing else of the launcher's environment reaches it. */
const PASSED_ON = [
  'OUTBOX_CAP_MB',
  'LOG_LEVEL',
  'LOG_IBAN',
  'TRUSTED_PROXIES',
  'KAFKA_TOPIC_PREFIX',
  'KAFKA_RETENTION_MB',
  'BANK_FILE',
  'WEBHOOK_ALLOWED_NETWORKS',
  'DELIVERY_RETRY_MS',
  'NODE_EXTRA_CA_CERTS',
];

const MAIL = ['SMTP_URL', 'SMTP_FROM'];

/** Read once, when there is no user yet. */
const FIRST_ADMIN = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Settings}
 * @throws {Refusal} naming the variable that is wrong
 */
export function readSettings(env = process.env) {
  return {
    dataDir: dataDir(env),
    host: env['HOST'] || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8080, [1, 65_535]),
    isBuilt: env['BUILT'] === '1',
    validationReplicas: wholeNumber(env, 'VALIDATION_REPLICAS', 2, [1, 16]),
    given: {
      ...(env['DATABASE_URL'] && { postgres: env['DATABASE_URL'] }),
      ...(env['REDIS_URL'] && { redis: env['REDIS_URL'] }),
      ...(env['KAFKA_BROKERS'] && { kafka: env['KAFKA_BROKERS'] }),
    },
    firstAdmin: given(env, FIRST_ADMIN),
    mail: given(env, MAIL),
    passedOn: given(env, PASSED_ON),
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 */
function given(env, names) {
  return Object.fromEntries(names.filter((name) => env[name]).map((name) => [name, env[name]]));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} otherwise
 * @param {[number, number]} range
 */
function wholeNumber(env, name, otherwise, [lowest, highest]) {
  const value = env[name] ? Number(env[name]) : otherwise;
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  throw new Refusal(`${name}=${env[name]} ist keine ganze Zahl von ${lowest} bis ${highest}.`);
}
