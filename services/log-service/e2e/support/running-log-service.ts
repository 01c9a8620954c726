import { type EventDefinition, RequestRefusedV1, ValidationAnsweredV1 } from '@pruefer/contracts';
import {
  createKafka,
  ensureTopics,
  getTopicName,
  type KafkaSettings,
  type RunningService,
  startService,
} from '@pruefer/platform';
import {
  bearer,
  type MigratedService,
  serviceEnvironment,
  stateMessage,
  suiteFixture,
  testDatabase,
  testServers,
  timeoutFactor,
  until,
} from '@pruefer/testkit';
import kafkajs, { type Message, type Producer } from 'kafkajs';
import { Client } from 'pg';
import { LogConfig } from '../../src/config.js';
import { LogServiceModule } from '../../src/log-service.module.js';
import type { RandomEvents } from './sample-events.js';

export type Surroundings = Awaited<ReturnType<typeof surroundings>>;

/**
 * The surroundings of log-service in a suite, with separate names on shared servers.
 * @param env variables that differ from a normal start
 * @param migrated services whose schemas there are
 */
export async function surroundings(
  env: Readonly<Record<string, string>> = {},
  migrated: readonly MigratedService[] = ['log-service'],
) {
  const database = await testDatabase(...migrated);
  const all = serviceEnvironment({ DATABASE_URL: database.url('logs', 'service'), ...env });
  const settings = {
    KAFKA_BROKERS: String(all['KAFKA_BROKERS']),
    KAFKA_TOPIC_PREFIX: String(all['KAFKA_TOPIC_PREFIX']),
  };
  const producer = await connectedProducer(settings);
  /** Sends values as they are, spread over all partitions, or to one. */
  const publish = async (event: EventDefinition, values: readonly (object | string | Buffer)[], partition?: number) => {
    const topic = getTopicName(event, settings);
    for (let start = 0; start < values.length; start += 1_000) {
      await send(producer, event, topic, values.slice(start, start + 1_000), partition);
    }
  };
  return {
    database,
    env: all,
    publish,
    /** Sends the state of something, under its key. */
    async publishState(event: EventDefinition, key: string, state: object): Promise<void> {
      const messages = [stateMessage(event, key, state)];
      await producer.send({ topic: getTopicName(event, settings), acks: -1, messages });
    },
    async publishAll({ answered, refused }: RandomEvents): Promise<void> {
      await publish(ValidationAnsweredV1, answered);
      await publish(RequestRefusedV1, refused);
    },
    async close() {
      await producer.disconnect();
      await database.drop();
    },
  };
}

async function connectedProducer(settings: KafkaSettings): Promise<Producer> {
  const kafka = createKafka(settings, 'e2e');
  const admin = kafka.admin();
  await admin.connect();
  await ensureTopics(admin, settings);
  await admin.disconnect();
  // Idempotent, so that a slow broker makes no doubles that a suite did not ask for.
  const producer = kafka.producer({
    createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    idempotent: true,
    maxInFlightRequests: 1,
    retry: { retries: 10 },
  });
  await producer.connect();
  return producer;
}

async function send(
  producer: Producer,
  event: EventDefinition,
  topic: string,
  values: readonly (object | string | Buffer)[],
  partition?: number,
): Promise<void> {
  const messages = values.map((value, index): Message => {
    // Compacted topics want a key; the others do not mind one.
    const key = String(index);
    const to = { partition: partition ?? index % 12 };
    if (typeof value === 'string' || Buffer.isBuffer(value)) return { key, value, ...to };
    return event.compacted
      ? { ...stateMessage(event, key, value), ...to }
      : { key, value: JSON.stringify(value), ...to };
  });
  await producer.send({ topic, acks: -1, messages });
}

/** Starts log-service inside this process. */
export function startLogService(env: Readonly<Record<string, string>>): Promise<RunningService> {
  return startService('log-service', LogServiceModule, LogConfig, { env });
}

/** Surroundings with a started service, for a whole suite. */
export const suiteLogService = (migrated?: readonly MigratedService[]) =>
  suiteFixture(
    async () => {
      const around = await surroundings({}, migrated);
      return { ...around, service: await startLogService(around.env) };
    },
    async (around) => {
      await around.service.close();
      await around.close();
    },
  );

/** Waits until all topics are read to their end. */
export async function untilCaughtUp(
  { database }: Pick<Surroundings, 'database'>,
  records: number,
  timeoutMs = 30_000,
): Promise<void> {
  const stored = async () => {
    const [row] = await database.sql<{ read: string | null }>('SELECT sum(next_offset) AS read FROM logs.offsets');
    return Number(row?.read);
  };
  await until(`${records} records stored`, async () => (await stored()) >= records, timeoutMs);
}

/** Makes PostgreSQL refuse new connections to the suite's database, or take them again. */
export function allowConnections(around: Pick<Surroundings, 'env'>, allowed: boolean): Promise<void> {
  return fromOutside(around, (name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
}

/** Cuts all connections to the suite's database. */
export function endConnections(around: Pick<Surroundings, 'env'>): Promise<void> {
  return fromOutside(
    around,
    (name) => `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}

async function fromOutside({ env }: Pick<Surroundings, 'env'>, statement: (database: string) => string): Promise<void> {
  const server = new Client({ connectionString: testServers().postgresUrl });
  await server.connect();
  await server.query(statement(new URL(String(env['DATABASE_URL'])).pathname.slice(1)));
  await server.end();
}

/** The answer of one of the calls, as a manager. */
export async function call<Answer>(
  url: string,
  path: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(3_000 * timeoutFactor());
  const response = await fetch(url + path, { headers: headers ?? (await bearer()), signal });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
