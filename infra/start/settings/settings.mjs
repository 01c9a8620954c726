import { constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataDir, root } from '../../shared/folders.mjs';
import { problemOfDataDir } from './data-folder.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { MAX_REPLICAS } from '../services/services.mjs';
import { portVariables } from './ports.mjs';
import { problemOfFile, problemOfSharedPorts, problemOfSwitch, wholeNumber, wishedPorts } from './settings-checks.mjs';

/**
 * Settings of the environment for the system as a whole.
 * @typedef {object} Settings
 * @property {string} dataDir
 * @property {string} host the public entry's address
 * @property {number} port the public entry's port
 * @property {import('../services/services.mjs').Replicas} replicas
 * @property {boolean} isBuilt nothing is built or copied: the services run from the checkout, where nothing else may build meanwhile
 * @property {Partial<ServerAddresses>} existingServers that the environment names
 * @property {Record<string, number>} ports that the environment names, see `portNames`
 * @property {NodeJS.ProcessEnv} firstAdmin settings of the first admin
 * @property {NodeJS.ProcessEnv} mail how mail is sent, with a password: for the worker alone
 * @property {NodeJS.ProcessEnv & { BACKUP_DIR: string }} backups folder and passphrase of the backups: for the worker alone
 * @property {NodeJS.ProcessEnv} passedOn variables for the services
 */

/**
 * The error of a variable.
 * @typedef {object} Problem
 * @property {string} variable
 * @property {string} sentence German, with the variable's name
 */

/**
 * @typedef {object} ServerAddresses
 * @property {string} postgres address with a role that may create roles and schemas
 * @property {string} redis
 * @property {string} kafka as KAFKA_BROKERS names it: kafka://user:password@host:port,…
 */

/** Variables a service reads itself; nothing else of the launcher's environment reaches it. */
const PASSED_ON = [
  'OUTBOX_CAP_MB',
  'LOG_LEVEL',
  'LOG_IBAN',
  'LOG_DETAILS_DAYS',
  'LOG_KEPT_DAYS',
  'TRUSTED_PROXIES',
  'SITE_URL',
  'SECURITY_CONTACT',
  'KAFKA_TOPIC_PREFIX',
  'KAFKA_RETENTION_MB',
  'WEBHOOK_ALLOWED_NETWORKS',
  'BANK_SOURCE_URL',
  'BANK_SOURCE_HOSTS',
  'BANK_SOURCE_ALLOWED_NETWORKS',
  'DELIVERY_RETRY_MS',
  'REDIS_LOSS_ACCEPTED',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_BSP_SCHEDULE_DELAY',
];

const MAIL = ['SMTP_URL', 'SMTP_FROM'];
/** Variables for backups with secrets of the operator: the launcher writes them to no file. */
export const BACKUP_SECRETS = ['BACKUP_PASSPHRASE', 'BACKUP_COMMAND'];
const BACKUPS = [...BACKUP_SECRETS, 'BACKUP_MAX_GB', 'FILE_DAYS'];

/** Variables with files for services, named as seen from the checkout, wherever a service runs. */
const FILES = ['BANK_FILE', 'NODE_EXTRA_CA_CERTS'];

/** Variables that are read only while there is no user. */
const FIRST_ADMIN = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/** Variables that name servers that exist already. */
export const serverVariables = { postgres: 'DATABASE_URL', redis: 'REDIS_URL', kafka: 'KAFKA_BROKERS' };
/** Variables that name servers and files of one system. */
const OF_ONE_SYSTEM = [...Object.values(serverVariables), 'BACKUP_DIR', 'BANK_FILE'];

/**
 * The operator's settings, all of them empty, so that no file of variables fills them either: a system for tests or measurements must not
 * use the operator's servers, ports, mail or backups.
 */
export const noSettings = Object.fromEntries(
  [...OF_ONE_SYSTEM, ...MAIL, ...BACKUPS, ...FIRST_ADMIN, ...PASSED_ON, ...portVariables]
    // These certificates are trusted by the machine, whatever system runs.
    .filter((name) => name !== 'NODE_EXTRA_CA_CERTS')
    .map((name) => [name, '']),
);

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Settings}
 * @throws {OperatorError} naming every wrong variable of the launcher; services check their own variables
 */
export function readSettings(env = process.env) {
  const { settings, problems } = judgeSettings(env);
  if (problems.length > 0) throw new OperatorError(problems.map(({ sentence }) => sentence).join('\n'));
  return settings;
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ settings: Settings, problems: Problem[] }} settings with defaults instead of invalid values
 */
export function judgeSettings(env = process.env) {
  /** @type {Problem[]} */
  const problems = [];
  const note = (/** @type {string} */ variable, /** @type {string | undefined} */ sentence) => {
    if (sentence) problems.push({ variable, sentence });
  };
  const replicas = {
    validation: wholeNumber(env, 'VALIDATION_REPLICAS', 2, [1, MAX_REPLICAS.validation], note),
    gateway: wholeNumber(env, 'GATEWAY_REPLICAS', 1, [1, MAX_REPLICAS.gateway], note),
  };
  const port = wholeNumber(env, 'PORT', 8080, [1, 65_535], note);
  const ports = wishedPorts(env, replicas, note);
  note('PORT', problemOfSharedPorts({ PORT: port, ...ports }));
  const folder = dataDir(env);
  note('DATA_DIR', problemOfDataDir(folder));
  note('INSTALL_PACKAGES', problemOfSwitch(env, 'INSTALL_PACKAGES'));
  const files = Object.entries(valuesIn(env, FILES)).map(([name, file]) => [name, resolve(root, String(file))]);
  note('REDIS_BIN', problemOfFile('REDIS_BIN', env['REDIS_BIN'], constants.X_OK));
  for (const [name = '', file] of files) note(name, problemOfFile(name, file, constants.R_OK));
  const settings = {
    dataDir: folder,
    host: env['HOST'] || '127.0.0.1',
    port,
    isBuilt: env['BUILT'] === '1',
    replicas,
    existingServers: serversIn(env),
    ports,
    firstAdmin: valuesIn(env, FIRST_ADMIN),
    mail: valuesIn(env, MAIL),
    backups: { ...valuesIn(env, BACKUPS), BACKUP_DIR: resolve(root, env['BACKUP_DIR'] || join(folder, 'backups')) },
    passedOn: { ...valuesIn(env, PASSED_ON), ...Object.fromEntries(files) },
  };
  return { settings, problems };
}

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} names */
function valuesIn(env, names) {
  return Object.fromEntries(names.filter((name) => env[name]).map((name) => [name, env[name]]));
}

/** @param {NodeJS.ProcessEnv} env @returns {Partial<ServerAddresses>} */
function serversIn(env) {
  const servers = Object.entries(serverVariables).map(([name, variable]) => [name, env[variable]]);
  return Object.fromEntries(servers.filter(([, address]) => address));
}
