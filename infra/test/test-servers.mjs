// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../start/folders.mjs';
import { freePorts } from '../start/process/free-ports.mjs';
import { Parts } from '../start/process/parts.mjs';
import { prepareKafka } from '../start/servers/kafka.mjs';
import { preparePostgres } from '../start/servers/postgres.mjs';
import { prepareRedis } from '../start/servers/redis.mjs';

/** Every suite makes topics of its own: hundreds of partitions for one broker. */
const KAFKA_HEAP_MB = 1_024;

/** @typedef {{ environment: Record<string, string>, stop: () => Promise<void> }} ServerSet */

/**
 * Starts PostgreSQL, Redis and Kafka for tests, on free ports, in folders of their own. Not for tests that kill a
 * server: PostgreSQL runs without fsync.
 * @param {(line: string) => void} say
 * @param {number} [sets] how many of each: suites that run side by side need their own, since roles and sessions belong to a whole server
 * @param {AbortSignal} [signal] ends the start
 * @returns {Promise<{ environments: Record<string, string>[], stop: () => Promise<void> }>}
 */
export async function testServers(say, sets = 1, signal) {
  const starts = await Promise.allSettled(Array.from({ length: sets }, () => startSet(say, signal)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(started.map((set) => set.stop())));
  const failed = starts.find(({ status }) => status === 'rejected');
  if (failed?.status !== 'rejected') return { environments: started.map(({ environment }) => environment), stop };
  await stop();
  throw failed.reason;
}

/**
 * @param {(line: string) => void} say
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<ServerSet>}
 */
async function startSet(say, signal) {
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
    return { environment: await startServers(parts, { dataDir, cacheDir: cacheDir(dataDir), say }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {Parts} parts
 * @param {import('../start/servers/site.mjs').Site} site
 */
async function startServers(parts, site) {
  const [port = 0, redisPort = 0, kafkaPort = 0, controllerPort = 0] = await freePorts(4);
  const password = randomBytes(24).toString('base64url');
  const specs = await Promise.all([
    preparePostgres(site, { port, password, durable: false }),
    prepareRedis(site, { port: redisPort, password }),
    prepareKafka(site, { port: kafkaPort, controllerPort, password, heapMb: KAFKA_HEAP_MB }),
  ]);
  await Promise.all(specs.map((spec) => parts.start(spec)));
  const [TEST_POSTGRES_URL = '', TEST_REDIS_URL = '', TEST_KAFKA_BROKERS = ''] = specs.map((spec) => spec.url ?? '');
  return { TEST_POSTGRES_URL, TEST_REDIS_URL, TEST_KAFKA_BROKERS };
}
