import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePorts } from '../../shared/process/free-ports.mjs';
import { Parts } from '../parts/parts.mjs';
import { installOnce } from './install-once.mjs';

/**
 * A temporary broker: its data folder and ports.
 * @typedef {{ dataDir: string, port: number, controllerPort: number }} Passing
 */

const FILE = 'classes.jsa';
const START_TIMEOUT_MS = 120_000;
/** Java writes the file when the broker ends. A broker in use may not take that long to stop, so the file comes from a temporary one. */
const WRITING_TIMEOUT_MS = 60_000;

/**
 * Shortens a broker's start, half of which is reading and verifying classes: a temporary broker writes a class data archive, one for each
 * Java and set of jars. Java ignores an archive that does not match.
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {{ program: string, jars: string }} runtime Java and the folder of Kafka's classes
 * @param {(passing: Passing) => Promise<import('./server-context.mjs').PartSpec>} prepare a broker that may write the file
 * @returns {Promise<string[]>} flags of Java, none where the file could not be made
 */
export async function classesFlags(context, { program, jars }, prepare) {
  const folder = join(context.cacheDir, `kafka-classes-${await computeStamp(program, jars)}`);
  // Kafka also starts without it. The failure may be temporary, so the next start tries again.
  await installOnce(folder, async (fresh) => {
    context.say('Kafka wird für schnelle Starts vorbereitet …');
    await writeClasses(fresh, prepare);
  }).catch((error) => context.say(`Kafka startet langsamer: ${error.message}`));
  const file = join(folder, FILE);
  return existsSync(file) ? [`-XX:SharedArchiveFile=${file}`] : [];
}

/** @param {string} folder @param {(passing: Passing) => Promise<import('./server-context.mjs').PartSpec>} prepare */
async function writeClasses(folder, prepare) {
  const [port = 0, controllerPort = 0] = await freePorts(2);
  const dataDir = join(folder, 'passing');
  const parts = new Parts(join(dataDir, 'logs'), { say: () => {}, changed: () => {} });
  try {
    const spec = await prepare({ dataDir, port, controllerPort });
    const args = [`-XX:ArchiveClassesAtExit=${join(folder, FILE)}`, ...spec.args];
    // A stopping launcher does not wait the seconds that the broker needs to write the file.
    const ending = { stopMs: WRITING_TIMEOUT_MS, abandonSignal: /** @type {const} */ ('SIGKILL') };
    await parts.start({ ...spec, args, ...ending }, START_TIMEOUT_MS);
  } finally {
    await parts.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Identifies Java and jars. An update of Java replaces its program.
 * @param {string} program
 * @param {string} jars
 */
async function computeStamp(program, jars) {
  const { mtimeMs, size } = await stat(program);
  return hash('sha256', [basename(jars), program, mtimeMs, size].join()).slice(0, 12);
}
