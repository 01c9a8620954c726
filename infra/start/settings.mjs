// @ts-check
import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataDir, root } from './folders.mjs';
import { portNames, variableOfPort } from './ports.mjs';
import { problemOfDataDir } from './preflight/data-folder.mjs';
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
 * @property {Record<string, number>} ports that the environment names, see `portNames`
 * @property {NodeJS.ProcessEnv} firstAdmin who shall be the first admin
 * @property {NodeJS.ProcessEnv} mail how mail is sent, with a password: for the worker alone
 * @property {NodeJS.ProcessEnv} passedOn variables for the services
 */

/**
 * What is wrong with a variable.
 * @typedef {object} Problem
 * @property {string} variable
 * @property {string} sentence German, with the variable's name
 */

/**
 * @typedef {object} ServerAddresses
 * @property {string} postgres address with a role that may create roles and schemas
 * @property {string} redis
 * @property {string} kafka host:port,…
 */

/** Programs of servers that we start. */
const PROGRAMS = ['REDIS_BIN', 'JAVA_HOME'];

/** Variables a service reads itself; nothing else of the launcher's environment reaches it. */
const PASSED_ON = [
  'OUTBOX_CAP_MB',
  'LOG_LEVEL',
  'LOG_IBAN',
  'TRUSTED_PROXIES',
  'KAFKA_TOPIC_PREFIX',
  'WEBHOOK_ALLOWED_NETWORKS',
  'DELIVERY_RETRY_MS',
  'REDIS_LOSS_ACCEPTED',
  'NODE_EXTRA_CA_CERTS',
];

const MAIL = ['SMTP_URL', 'SMTP_FROM'];

/** Read once, when there is no user yet. */
const FIRST_ADMIN = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Settings}
 * @throws {Refusal} naming every variable of the launcher that is wrong; those of services are theirs to check
 */
export function readSettings(env = process.env) {
  const { settings, problems } = judgeSettings(env);
  if (problems.length > 0) throw new Refusal(problems.map(({ sentence }) => sentence).join('\n'));
  return settings;
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ settings: Settings, problems: Problem[] }} settings with the default in place of what is wrong
 */
export function judgeSettings(env = process.env) {
  /** @type {Problem[]} */
  const problems = [];
  const note = (/** @type {string} */ variable, /** @type {string | undefined} */ sentence) => {
    if (sentence) problems.push({ variable, sentence });
  };
  const validationReplicas = wholeNumber(env, 'VALIDATION_REPLICAS', 2, [1, 16], note);
  const port = wholeNumber(env, 'PORT', 8080, [1, 65_535], note);
  const ports = wishedPorts(env, validationReplicas, note);
  note('PORT', problemOfSharedPorts({ PORT: port, ...ports }));
  const folder = dataDir(env);
  note('DATA_DIR', problemOfDataDir(folder));
  for (const name of PROGRAMS) note(name, problemOfFile(name, programOf(env, name), constants.X_OK));
  note('NODE_EXTRA_CA_CERTS', problemOfFile('NODE_EXTRA_CA_CERTS', env['NODE_EXTRA_CA_CERTS'], constants.R_OK));
  const settings = {
    dataDir: folder,
    host: env['HOST'] || '127.0.0.1',
    port,
    isBuilt: env['BUILT'] === '1',
    validationReplicas,
    given: {
      ...(env['DATABASE_URL'] && { postgres: env['DATABASE_URL'] }),
      ...(env['REDIS_URL'] && { redis: env['REDIS_URL'] }),
      ...(env['KAFKA_BROKERS'] && { kafka: env['KAFKA_BROKERS'] }),
    },
    ports,
    firstAdmin: given(env, FIRST_ADMIN),
    mail: given(env, MAIL),
    passedOn: { ...given(env, PASSED_ON), ...(env['BANK_FILE'] && { BANK_FILE: resolve(root, env['BANK_FILE']) }) },
  };
  return { settings, problems };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 */
function given(env, names) {
  return Object.fromEntries(names.filter((name) => env[name]).map((name) => [name, env[name]]));
}

/** @typedef {(variable: string, sentence: string | undefined) => void} Note */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} otherwise
 * @param {[number, number]} range
 * @param {Note} note
 */
function wholeNumber(env, name, otherwise, [lowest, highest], note) {
  const value = env[name] ? Number(env[name]) : otherwise;
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  note(name, `${name}=${env[name]} ist keine ganze Zahl von ${lowest} bis ${highest}.`);
  return otherwise;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} validationReplicas
 * @param {Note} note
 * @returns {Record<string, number>}
 */
function wishedPorts(env, validationReplicas, note) {
  const names = portNames(validationReplicas).filter((name) => env[variableOfPort(name)]);
  return Object.fromEntries(names.map((name) => [name, wholeNumber(env, variableOfPort(name), 0, [1, 65_535], note)]));
}

/** @param {Record<string, number>} ports by name */
function problemOfSharedPorts(ports) {
  const names = Object.keys(ports);
  const shared = names.filter((name) => names.some((other) => other !== name && ports[other] === ports[name]));
  const variables = shared.map((name) => (name === 'PORT' ? name : variableOfPort(name)));
  return shared.length > 0 ? `${variables.join(', ')}: Jeder Port darf nur einmal vergeben sein.` : undefined;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function programOf(env, name) {
  return name === 'JAVA_HOME' && env[name] ? join(env[name], 'bin', 'java') : env[name];
}

/**
 * @param {string} name of the variable
 * @param {string | undefined} file
 * @param {number} mode
 */
function problemOfFile(name, file, mode) {
  try {
    if (file) accessSync(file, mode);
    return undefined;
  } catch {
    const kind = mode === constants.X_OK ? 'kein ausführbares Programm' : 'keine lesbare Datei';
    return `${name}: ${file} ist ${kind}.`;
  }
}
