import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { installOnce } from '../../start/servers/install-once.mjs';
import { programFolder } from '../check/go-program.mjs';
import { moduleFolders } from './cluster-programs.mjs';

const FETCH_TIMEOUT_MS = 300_000;
const GENERATE_TIMEOUT_MS = 120_000;
const POM = join(import.meta.dirname, 'strimzi.pom.xml');
const CLOUD_NATIVE_PG = 'github.com/cloudnative-pg/cloudnative-pg@v1.29.1';

/** Strimzi's kinds that k8s/examples/kafka.yaml uses, by the file of each. */
const strimziKinds = {
  'kafka.yaml': 'io.strimzi.api.kafka.model.kafka.Kafka',
  'pool.yaml': 'io.strimzi.api.kafka.model.nodepool.KafkaNodePool',
  'user.yaml': 'io.strimzi.api.kafka.model.user.KafkaUser',
};

/** @typedef {{ source: string, manifests: string[], kinds: string[] }} Example kinds: files with the definitions that it needs */

/**
 * The examples for operators of servers, with the definitions of their kinds.
 * @param {{ signal: AbortSignal, say: (line: string) => void }} options
 * @returns {Promise<Example[]>} without Kafka where Maven or Java is missing, which is said
 */
export async function operatorExamples({ signal, say }) {
  const [postgres = ''] = await moduleFolders(join(import.meta.dirname, '..', 'check'), [CLOUD_NATIVE_PG], signal);
  const clusters = join(postgres, 'config/crd/bases/postgresql.cnpg.io_clusters.yaml');
  const examples = [await example('postgres.yaml', [clusters])];
  const [maven, java] = await Promise.all([which('mvn'), which('java')]);
  if (maven && java) return [...examples, await example('kafka.yaml', await strimziFiles(maven, java, signal))];
  say('Ohne Maven und Java gibt es die Definitionen von Strimzi nicht: k8s/examples/kafka.yaml bleibt ungeprüft.');
  return examples;
}

/** @param {string} name @param {string[]} kinds @returns {Promise<Example>} */
async function example(name, kinds) {
  const text = await readFile(join(root, 'k8s', 'examples', name), 'utf8');
  return { source: `examples ${name}`, manifests: text.split('\n---\n'), kinds };
}

/**
 * Makes Strimzi's definitions from its types, as its own build does; once.
 * @param {string} maven
 * @param {string} java
 * @param {AbortSignal} signal
 */
async function strimziFiles(maven, java, signal) {
  const stamp = hash('sha256', await readFile(POM)).slice(0, 12);
  const folder = await installOnce(join(programFolder, `strimzi-${stamp}`), async (fresh) => {
    const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${join(fresh, 'jars')}`];
    await run(maven, ['-B', '-q', '-f', POM, ...copy], { timeoutMs: FETCH_TIMEOUT_MS, signal });
    const kinds = Object.entries(strimziKinds).map(([name, kind]) => `${kind}=${join(fresh, name)}`);
    const generator = ['-cp', join(fresh, 'jars', '*'), 'io.strimzi.crdgenerator.CrdGenerator', '--yaml', ...kinds];
    await run(java, generator, { timeoutMs: GENERATE_TIMEOUT_MS, signal });
  });
  return Object.keys(strimziKinds).map((name) => join(folder, name));
}
