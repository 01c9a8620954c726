import { hash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { aptInstall } from './apt.mjs';
import { installOnce } from './install-once.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';

const POM = fileURLToPath(new URL('./pinned/kafka.pom.xml', import.meta.url));
const HASHES = new URL('./pinned/kafka-jars.sha256', import.meta.url);
const COORDINATES = 'org.apache.kafka:kafka_2.13:4.3.1+org.slf4j:slf4j-simple:1.7.36';
const RESOLVER = 'jgo[cli]==3.2.0';
const FETCH_TIMEOUT_MS = 300_000;

/**
 * Downloads the broker's jars with Maven or, without Maven, with jgo, a Python program; only jars of the committed list are
 * accepted.
 * @param {import('./server-context.mjs').ServerContext} context
 * @returns {Promise<string>} the folder
 * @throws {OperatorError} with what to install
 */
export async function kafkaJars(context) {
  return installOnce(await jarsFolder(context.cacheDir), async (fresh) => {
    context.say('Kafka wird geholt …');
    await fetchInto(fresh, context);
    await checkJars(fresh, await readFile(HASHES, 'utf8'));
  });
}

/**
 * Folder of the jars, which may not exist yet.
 * @param {string} cacheDir
 */
export async function jarsFolder(cacheDir) {
  return join(cacheDir, `kafka-jars-${hash('sha256', await readFile(HASHES)).slice(0, 12)}`);
}

/** @param {string} folder @param {import('./server-context.mjs').ServerContext} context */
async function fetchInto(folder, context) {
  const python = await which('python3', 'python');
  const ways = [
    async () => throughMaven(await which('mvn'), folder),
    async () => throughPython(python, folder, context.cacheDir),
    async () => (await aptInstall(context, 'maven')) && throughMaven(await which('mvn'), folder),
  ];
  for (const way of ways) {
    const result = await way().catch((error) => context.say(`Kafka ist so nicht zu haben: ${error.message}`));
    if (result) return;
  }
  throw new OperatorError(
    'Kafka ist nicht zu bekommen. Installieren Sie Maven oder Python 3 mit pip und venv, ' +
      'oder setzen Sie KAFKA_BROKERS auf einen vorhandenen Broker.',
  );
}

/** @param {string | undefined} maven @param {string} folder */
async function throughMaven(maven, folder) {
  if (!maven) return false;
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${folder}`, '-DincludeScope=runtime'];
  await run(maven, ['-B', '-q', '-f', POM, ...goal], { timeoutMs: FETCH_TIMEOUT_MS });
  return true;
}

/** @param {string | undefined} python @param {string} folder @param {string} cacheDir */
async function throughPython(python, folder, cacheDir) {
  if (!python) return false;
  const packages = await installOnce(join(cacheDir, 'jgo-3.2.0'), async (fresh) => {
    await run(python, ['-m', 'pip', 'install', '-q', '--target', fresh, RESOLVER], { timeoutMs: FETCH_TIMEOUT_MS });
  });
  const jgo = ['-m', 'jgo', '--quiet', '--class-path-only', '--resolver', 'python', '--cache-dir', join(folder, 'jgo')];
  const env = { ...process.env, PYTHONPATH: packages };
  await run(python, [...jgo, 'info', 'classpath', COORDINATES], { env, timeoutMs: FETCH_TIMEOUT_MS });
  const files = await readdir(join(folder, 'jgo'), { recursive: true });
  for (const file of files) {
    if (file.endsWith('.jar')) await copyFile(join(folder, 'jgo', file), join(folder, basename(file)));
  }
  return true;
}

/**
 * @param {string} folder
 * @param {string} hashes lines of `sha256sum`
 * @throws {Error} naming the jar that is missing or differs
 */
export async function checkJars(folder, hashes) {
  for (const line of hashes.trim().split('\n')) {
    const [expected, name] = /** @type {[string, string]} */ (line.split(/\s+/));
    const digest = hash('sha256', await readFile(join(folder, name)));
    if (digest !== expected)
      throw new Error(`${name} ist nicht die Datei, die hier eingetragen ist (SHA-256 ${digest}).`);
  }
}
