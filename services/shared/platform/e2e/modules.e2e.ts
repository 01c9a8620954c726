import { Module } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';
import {
  DatabaseModule,
  EventPublisher,
  KafkaBrokers,
  KafkaModule,
  PostgresUrl,
  RedisModule,
  RedisUrl,
  type RunningService,
  ServiceConfig,
  startService,
  TopicPrefix,
} from '@pruefer/platform';
import { freePort, runSql, tcpProxy, testDatabase, type TestDatabase, until } from '@pruefer/testkit';
import { demoEnv } from './support/demo-service.js';
import { TestKafka } from './support/test-kafka.js';

class FullConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}

@Entity({ schema: 'keys', name: 'thing' })
class Thing {
  @PrimaryColumn('int') id!: number;
  @Column('text') name!: string;
}

class Things {
  constructor(@InjectRepository(Thing) readonly repository: Repository<Thing>) {}
}

@Module({
  imports: [
    DatabaseModule.using(FullConfig, { max: 2 }),
    ...DatabaseModule.entities(FullConfig, [Thing]),
    KafkaModule.using(FullConfig),
    RedisModule.using(FullConfig),
  ],
  providers: [Things],
})
class FullModule {}

describe('a service with database, Kafka and Redis', () => {
  const kafka = new TestKafka();
  let database: TestDatabase;
  beforeAll(async () => {
    await kafka.open();
    database = await testDatabase();
    await runSql(database.url('keys', 'owner'), 'CREATE TABLE keys.thing (id int PRIMARY KEY, name text)');
  });
  afterAll(async () => {
    await database.drop();
    await kafka.close();
  });

  const start = (env: Record<string, string> = {}) =>
    startService('full', FullModule, FullConfig, {
      env: {
        ...demoEnv,
        DATABASE_URL: database.url('keys', 'service'),
        REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
        KAFKA_BROKERS: kafka.settings.KAFKA_BROKERS,
        KAFKA_TOPIC_PREFIX: kafka.settings.KAFKA_TOPIC_PREFIX,
        ...env,
      },
    });
  const readiness = async (service: RunningService) => {
    const response = await fetch(`${service.opsUrl}/health/ready`);
    return { status: response.status, ...((await response.json()) as { checks: Record<string, { up: boolean }> }) };
  };

  it('reaches all three, and shows them in its readiness', async () => {
    const service = await start();
    await until('Kafka is connected', () => service.app.get(EventPublisher).connected);
    let checks: Record<string, { up: boolean }> = {};
    await until('all servers are up', async () => {
      ({ checks } = await readiness(service));
      return Object.values(checks).every(({ up }) => up);
    });
    expect(Object.keys(checks).toSorted()).toEqual(['kafka', 'postgres', 'redis']);
    await service.app.get(Things).repository.save({ id: 1, name: 'one' });
    expect((await service.app.get(Pool).query('SELECT name FROM keys.thing')).rows).toEqual([{ name: 'one' }]);
    expect(await service.app.get(Redis).ping()).toBe('PONG');
    await service.close();
  });

  it('C8: starts and stays ready without Kafka and Redis, and refuses their work at once', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const service = await start({ KAFKA_BROKERS: nowhere, REDIS_URL: `redis://${nowhere}` });
    // On a busy machine the first check of PostgreSQL may take longer than a report waits.
    let report: Awaited<ReturnType<typeof readiness>>;
    await until('the service is ready', async () => (report = await readiness(service)).status === 200);
    expect(report!).toMatchObject({
      checks: { postgres: { up: true }, kafka: { up: false, required: false }, redis: { up: false, required: false } },
    });
    // Who waited for it to come would wait for ever.
    await expect(service.app.get(Redis).ping()).rejects.toThrow();
    await service.close();
  });

  it('is not ready while its database is unavailable, and again when it is back', async () => {
    const real = new URL(database.url('keys', 'service'));
    const line = await tcpProxy(Number(real.port), real.hostname);
    real.host = `127.0.0.1:${line.port}`;
    const service = await start({ DATABASE_URL: real.href });
    await until('the service is ready', async () => (await readiness(service)).status === 200);
    await line.cut();
    await until('the service is not ready', async () => (await readiness(service)).status === 503);
    await line.heal();
    await until('the service is ready', async () => (await readiness(service)).status === 200);
    await service.close();
    await line.close();
  });
});
