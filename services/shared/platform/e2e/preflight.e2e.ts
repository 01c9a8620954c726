import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { problemsOfServers } from '@pruefer/platform/preflight';

const {
  TEST_POSTGRES_URL: postgresUrl = '',
  TEST_REDIS_URL: redisUrl = '',
  TEST_KAFKA_BROKERS: KAFKA_BROKERS = '',
} = process.env;
const sentenceFor = async (servers: Parameters<typeof problemsOfServers>[0]) =>
  (await problemsOfServers(servers)).map(({ sentence }) => sentence).join('\n');

/** An address with something changed. */
function changed(url: string, change: Partial<Record<'port' | 'password' | 'username' | 'pathname', string>>): string {
  return Object.assign(new URL(url), change).href;
}

describe('servers that are given', () => {
  it('have no problem when they are as ours', async () => {
    expect(await problemsOfServers({ DATABASE_URL: postgresUrl, REDIS_URL: redisUrl, KAFKA_BROKERS })).toEqual([]);
  });

  it('are named when they are unavailable, all at once and without a password', async () => {
    // The port of a service that machines no longer have (discard).
    const port = '9';
    const sentences = await sentenceFor({
      DATABASE_URL: changed(postgresUrl, { port, password: 'geheim' }),
      REDIS_URL: changed(redisUrl, { port, password: 'geheim' }),
      KAFKA_BROKERS: `127.0.0.1:${port}`,
    });
    for (const [variable, server] of [
      ['DATABASE_URL', 'PostgreSQL'],
      ['REDIS_URL', 'Redis'],
      ['KAFKA_BROKERS', 'Kafka'],
    ])
      expect(sentences).toContain(`${variable}: ${server} ist unter 127.0.0.1:${port} nicht erreichbar`);
    expect(sentences).not.toContain('geheim');
  });

  it('are named when they take connections and say nothing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((listening) => silent.once('listening', listening));
    const { port } = silent.address() as { port: number };
    const sentences = await sentenceFor({
      DATABASE_URL: `postgres://x:y@127.0.0.1:${port}/z`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      KAFKA_BROKERS: `127.0.0.1:${port}`,
    });
    for (const variable of ['DATABASE_URL', 'REDIS_URL', 'KAFKA_BROKERS'])
      expect(sentences).toMatch(new RegExp(`${variable}: .* nicht erreichbar \\(`));
    silent.close();
  });

  it('are named when they refuse the password, or have no such database', async () => {
    const wrong = { password: 'falsch' };
    expect(await sentenceFor({ REDIS_URL: changed(redisUrl, wrong) })).toContain('Redis lehnt die Anmeldung ab');
    expect(await sentenceFor({ REDIS_URL: changed(redisUrl, { password: '' }) })).toContain('lehnt die Anmeldung ab');
    expect(await sentenceFor({ DATABASE_URL: changed(postgresUrl, wrong) })).toContain('lehnt die Anmeldung ab');
    expect(await sentenceFor({ DATABASE_URL: changed(postgresUrl, { pathname: '/fehlt' }) })).toContain(
      'Die Datenbank fehlt gibt es nicht.',
    );
  });
});

describe('a PostgreSQL that is given', () => {
  it('wants a role that may create roles and schemas', async () => {
    const admin = new Client({ connectionString: postgresUrl });
    await admin.connect();
    const role = `guest_${randomUUID().slice(0, 8)}`;
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'p'`);
    const DATABASE_URL = changed(postgresUrl, { username: role, password: 'p' });
    expect(await sentenceFor({ DATABASE_URL })).toContain('CREATEROLE');
    await admin.query(`ALTER ROLE ${role} CREATEROLE`);
    expect(await sentenceFor({ DATABASE_URL })).toContain('Schemas');
    await admin.query(`DROP ROLE ${role}`);
    await admin.end();
  });
});

describe('D5: a Redis that is given', () => {
  const redis = new Redis(redisUrl);
  afterAll(() => redis.disconnect());

  it.each([
    ['maxmemory-policy', 'allkeys-lru', 'noeviction'],
    ['appendonly', 'no', 'yes'],
  ])('is refused with %s %s, unless that is accepted', async (setting, wrong, right) => {
    await redis.config('SET', setting, wrong);
    try {
      expect(await sentenceFor({ REDIS_URL: redisUrl })).toMatch(new RegExp(`${setting}.*REDIS_LOSS_ACCEPTED=1`));
      expect(await sentenceFor({ REDIS_URL: redisUrl, REDIS_LOSS_ACCEPTED: '1' })).toBe('');
    } finally {
      await redis.config('SET', setting, right);
    }
  });
});
