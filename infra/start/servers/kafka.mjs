// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exchange } from '../process/exchange.mjs';
import { run } from '../process/run.mjs';
import { javaProgram } from './java.mjs';
import { kafkaJars } from './kafka-jars.mjs';
import { kafkaProperties } from './kafka-properties.mjs';

/** Enough for the product's topics at full speed; a broker without room spends a whole core on collecting garbage. */
const HEAP_MB = 256;
const RUN_FLAGS = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn'];
const FORMAT_FLAGS = ['-Xmx96m', '-XX:TieredStopAtLevel=1'];

/** @param {number} port */
export function kafkaBroker(port) {
  return `127.0.0.1:${port}`;
}

/**
 * Prepares a Kafka broker of our own (one node, KRaft) on 127.0.0.1.
 * @param {import('./site.mjs').Site} site
 * @param {{ port: number, controllerPort: number, heapMb?: number }} broker
 * @returns {Promise<import('./site.mjs').PartSpec>}
 * @throws {import('../refusal.mjs').Refusal}
 */
export async function prepareKafka(site, { port, controllerPort, heapMb = HEAP_MB }) {
  const [java, jars] = await Promise.all([javaProgram(site), kafkaJars(site)]);
  const folder = join(site.dataDir, 'kafka');
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.properties');
  await writeFile(file, kafkaProperties(data, port, controllerPort), { mode: 0o600 });
  const classPath = ['-cp', join(jars, '*')];
  if (!existsSync(join(data, 'meta.properties'))) {
    const clusterId = randomBytes(16).toString('base64url');
    await run(java, [
      ...FORMAT_FLAGS,
      ...classPath,
      'kafka.tools.StorageTool',
      'format',
      `--cluster-id=${clusterId}`,
      '-c',
      file,
    ]);
  }
  return {
    name: 'kafka',
    command: java,
    args: ['-Xms64m', `-Xmx${heapMb}m`, ...RUN_FLAGS, ...classPath, 'kafka.Kafka', file],
    env: { LC_ALL: 'C', TZ: 'UTC' },
    cwd: folder,
    port,
    url: kafkaBroker(port),
    isReady: () => answersVersions(port),
  };
}

/**
 * ApiVersions v0 and its error code 0: an open port alone is not enough.
 * @param {number} port
 */
async function answersVersions(port) {
  const request = Buffer.from([0, 0, 0, 10, 0, 18, 0, 0, 0, 0, 0, 1, 0xff, 0xff]);
  const answer = await exchange(port, request, 10);
  return answer.length >= 10 && answer.readInt16BE(8) === 0;
}
