import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../shared/folders.mjs';
import { freePorts } from '../shared/process/free-ports.mjs';
import { Parts } from '../start/parts/parts.mjs';
import { newSecret } from '../start/secrets/encrypting-secrets.mjs';
import { prepareKafka } from '../start/servers/kafka.mjs';
import { preparePostgres } from '../start/servers/postgres.mjs';
import { prepareRedis } from '../start/servers/redis.mjs';

/** Enough for a thousand partitions, because every suite creates topics at the same broker. */
const KAFKA_HEAP_MB = 1_536;

/** @typedef {{ environment: Record<string, string>, stop: () => Promise<void> }} Started */
/** @typedef {(parts: Parts, context: import('../start/servers/server-context.mjs').ServerContext) => Promise<Record<string, string>>} Start returns the addresses of the started servers */

/**
 * Starts PostgreSQL, Redis and Kafka for tests, on free ports and in separate folders. Not for tests that kill a server, because
 * PostgreSQL runs without fsync.
 * @param {(line: string) => void} say
 * @param {number} [sets] number of servers of PostgreSQL and of Redis: concurrent suites need separate ones, because roles and sessions belong
 * to a whole server. All share one Kafka: topics have a prefix of each suite, and an idle broker costs CPU time.
 * @param {AbortSignal} [signal] ends the start
 * @returns {Promise<{ environments: Record<string, string>[], stop: () => Promise<void> }>}
 */
export async function testServers(say, sets = 1, signal) {
  const starters = [startKafka, ...Array.from({ length: sets }, () => startStores)];
  const starts = await Promise.allSettled(starters.map((start) => startApart(start, say, signal)));
  const runningServers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(runningServers.map((server) => server.stop())));
  const failed = starts.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await stop();
    throw failed.reason;
  }
  const [kafka, ...stores] = runningServers.map(({ environment }) => environment);
  return { environments: stores.map((environment) => ({ ...kafka, ...environment })), stop };
}

/**
 * @param {Start} start
 * @param {(line: string) => void} say
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Started>} servers in their own folder
 */
async function startApart(start, say, signal) {
  const dataDir = await mkdtemp(join(tmpdir(), 'iban-pruefer-test-'));
  const parts = new Parts(join(dataDir, 'logs'), { say, changed: () => {} });
  const stopParts = () => parts.stop();
  signal?.addEventListener('abort', stopParts, { once: true });
  const stop = async () => {
    signal?.removeEventListener('abort', stopParts);
    await parts.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { environment: await start(parts, { dataDir, cacheDir: cacheDir(dataDir), say }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @type {Start} */
async function startStores(parts, context) {
  const [port = 0, redisPort = 0] = await freePorts(2);
  const password = newSecret();
  const specs = await Promise.all([
    preparePostgres(context, { port, password, durable: false }),
    prepareRedis(context, { port: redisPort, password }),
  ]);
  await Promise.all(specs.map((spec) => parts.start(spec)));
  const [TEST_POSTGRES_URL = '', TEST_REDIS_URL = ''] = specs.map((spec) => spec.url ?? '');
  return { TEST_POSTGRES_URL, TEST_REDIS_URL };
}

/** @type {Start} */
async function startKafka(parts, context) {
  const [port = 0, controllerPort = 0] = await freePorts(2);
  const spec = await prepareKafka(context, { port, controllerPort, password: newSecret(), heapMb: KAFKA_HEAP_MB });
  await parts.start(spec);
  return { TEST_KAFKA_BROKERS: spec.url ?? '' };
}
