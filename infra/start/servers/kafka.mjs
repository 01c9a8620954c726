import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exchange } from '../../shared/process/exchange.mjs';
import { javaProgram } from './java.mjs';
import { classesFlags } from './kafka-classes.mjs';
import { newSecret } from '../secrets/encrypting-secrets.mjs';
import { kafkaJars } from './kafka-jars.mjs';
import { KafkaPassword } from './kafka-password.mjs';
import { KAFKA_USER, kafkaProperties } from './kafka-properties.mjs';

/** Enough for the product's topics at full speed; a broker without room spends a whole core on collecting garbage. */
const HEAP_MB = 256;
/** Unused counters would wake the process 20 times a second. */
const RUN_FLAGS = [
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-XX:-UsePerfData',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
];

/** @param {number} port @param {string} password */
export function kafkaBroker(port, password) {
  return `kafka://${KAFKA_USER}:${password}@127.0.0.1:${port}`;
}

/**
 * Prepares a Kafka broker (one node, KRaft) on 127.0.0.1. A broker of an earlier version without a password gets it when it runs,
 * and keeps its data.
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {{ port: number, controllerPort: number, password: string, heapMb?: number }} broker
 * @returns {Promise<import('./server-context.mjs').PartSpec>}
 * @throws {import('../../shared/operator-error.mjs').OperatorError}
 */
export async function prepareKafka(context, { heapMb = HEAP_MB, ...broker }) {
  const [program, jars] = await Promise.all([javaProgram(context), kafkaJars(context)]);
  const flags = [...RUN_FLAGS, '-Xms64m', `-Xmx${heapMb}m`];
  const onItsOwn = (/** @type {import('./kafka-classes.mjs').Passing} */ { dataDir, ...place }) =>
    brokerPart({ ...context, dataDir }, { program, jars, flags }, { ...place, password: newSecret() });
  const keptClasses = await classesFlags(context, { program, jars }, onItsOwn);
  return brokerPart(context, { program, jars, flags: [...flags, ...keptClasses] }, broker);
}

/**
 * @param {import('./server-context.mjs').ServerContext} context
 * @param {{ program: string, jars: string, flags: string[] }} runtime Java, the folder of Kafka's classes, flags of Java
 * @param {{ port: number, controllerPort: number, password: string }} broker
 * @returns {Promise<import('./server-context.mjs').PartSpec>}
 */
async function brokerPart(context, { program, jars, flags }, { port, controllerPort, password }) {
  const folder = join(context.dataDir, 'kafka');
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  const java = (/** @type {string[]} */ args) => ['-cp', join(jars, '*'), ...args];
  const brokerPassword = new KafkaPassword(folder, password);
  const file = join(folder, 'server.properties');
  const isNew = !existsSync(join(data, 'meta.properties'));
  const setupPassword = isNew || brokerPassword.isSet ? undefined : newSecret();
  const facts = { data, port, controllerPort, controllerPassword: newSecret(), setupPassword };
  await writeFile(file, kafkaProperties(facts), { mode: 0o600 });
  if (isNew) await brokerPassword.format(program, java, file);
  const setPassword = async () => {
    if (setupPassword === undefined || brokerPassword.isSet) return;
    context.say('Kafka bekommt ein Kennwort; was gespeichert ist, bleibt erhalten.');
    await brokerPassword.setAt(program, java, { port, setupPassword });
  };
  return {
    name: 'kafka',
    command: program,
    args: java([...flags, 'kafka.Kafka', file]),
    env: { LC_ALL: 'C', TZ: 'UTC' },
    cwd: folder,
    port,
    url: kafkaBroker(port, password),
    isReady: async () => {
      if (!(await answersVersions(port))) return false;
      await setPassword();
      return true;
    },
    isAlive: () => answersVersions(port),
  };
}

/**
 * ApiVersions v0 and its error code 0: an open port alone is not enough.
 * @param {number} port
 */
export async function answersVersions(port) {
  const request = Buffer.from([0, 0, 0, 10, 0, 18, 0, 0, 0, 0, 0, 1, 0xff, 0xff]);
  const answer = await exchange(port, request, 10);
  return answer.length >= 10 && answer.readInt16BE(8) === 0;
}
