import { createHash, generateKeyPairSync, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freePort,
  serviceEnvironment,
  type ServiceFolder,
  type ServiceProcess,
  someIpAddress,
  startProcess,
  type TestDatabase,
  testDatabase,
  testServers,
  until,
} from '@pruefer/testkit';
import { LateLine } from './support/late-line.js';
import { addOneBank } from './support/one-bank.js';

/** A client that counts its tries gives up at ten: the servers come after one more. */
const MORE_TRIES = 11;
const PAUSE_BETWEEN_STARTS_MS = 100;
const START_TIMEOUT_MS = 90_000;
/** Services with a schema, in the order in which the schemas are created. */
const owners = ['keys-service', 'validation-service', 'log-service', 'worker', 'auth-service', 'cms-service'] as const;
const services = [...owners, 'gateway'] as const satisfies readonly ServiceFolder[];
type Service = (typeof services)[number];
/** Services that connect while they start. */
const waiting = ['keys-service', 'auth-service', 'cms-service'] as const;

describe('a cold start', () => {
  const seed = process.env['COLD_START_SEED'] ?? String(randomInt(1_000_000));
  const backups = mkdtempSync(join(tmpdir(), 'cold-start-'));
  const lines: Record<string, LateLine> = {};
  let database: TestDatabase;
  let ports: Partial<Record<Service, number>>;

  beforeAll(async () => {
    database = await testDatabase(...owners);
    await addOneBank(database);
    const { redisUrl, kafkaBrokers } = testServers();
    for (const service of services) lines[service] = await LateLine.to(database.adminUrl);
    lines['redis'] = await LateLine.to(redisUrl);
    lines['kafka'] = await LateLine.to(kafkaBrokers);
    ports = { 'validation-service': await freePort() };
  });
  afterAll(async () => {
    await Promise.all(Object.values(lines).map((line) => line.close()));
    rmSync(backups, { recursive: true });
    await database.drop();
  });

  /** The same for the same seed. */
  function shuffled<T extends string>(names: readonly T[]): T[] {
    const place = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
    return names.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  }

  function late(service: Service, url: string): string {
    const through = new URL(url);
    through.host = new URL(lines[service]!.url).host;
    return through.href;
  }

  function buildEnvironment(service: Service): Record<string, string> {
    const nowhere = 'http://127.0.0.1:9';
    const schemas = { keys: 'keys', validation: 'validation', log: 'logs', worker: 'banks', auth: 'auth', cms: 'cms' };
    const schema = schemas[service.replace('-service', '') as keyof typeof schemas] as 'keys' | undefined;
    return serviceEnvironment({
      REDIS_URL: lines['redis']!.url,
      KAFKA_BROKERS: lines['kafka']!.url,
      ...(schema && { DATABASE_URL: late(service, database.url(schema, 'service')) }),
      JOBS_DATABASE_URL: late(service, database.url('jobs', 'service')),
      BACKUP_DIR: backups,
      BANK_FILE: '/nowhere/blz-20260907.txt.gz',
      TWO_FACTOR_SECRET: 'only for this start, and long enough',
      TOKEN_PRIVATE_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
        type: 'pkcs8',
        format: 'pem',
      }) as string,
      VALIDATION_URLS: `http://127.0.0.1:${ports['validation-service']}`,
      KEYS_URL: nowhere,
      AUTH_URL: nowhere,
      CMS_URL: nowhere,
      WORKER_URL: nowhere,
      FRONTEND_DIR: new URL('../../../../frontend/dist', import.meta.url).pathname,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(ports[service] !== undefined && { PORT: String(ports[service]) }),
    });
  }

  it('gets ready in any order, with servers that come later than anybody would wait', async () => {
    const order = shuffled(services);
    const coming = shuffled(Object.keys(lines));
    process.stdout.write(`COLD_START_SEED=${seed}: ${order.join(', ')}; then ${coming.join(', ')}\n`);
    const starts = order.map(async (service, index) => {
      await sleep(index * PAUSE_BETWEEN_STARTS_MS);
      return startProcess(service, buildEnvironment(service), 'ready', START_TIMEOUT_MS);
    });
    const started = Promise.allSettled(starts);
    const tries = () => waiting.map((service) => lines[service]!.tries);
    await until(
      () => `the tries ${tries().join(', ')}`,
      () => Math.min(...tries()) >= MORE_TRIES,
      60_000,
    ).finally(() => {
      for (const name of coming) lines[name]!.open();
    });
    const outcomes = await started;
    const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    try {
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
      const gateway = running[order.indexOf('gateway')]!;
      await until('a check is answered', async () => (await check(gateway)) === 200);
    } finally {
      await Promise.all(running.map((service) => service.stop()));
    }
  });

  async function check({ url }: ServiceProcess): Promise<number> {
    const response = await fetch(`${url}/api/validate-iban`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someIpAddress() },
      body: '{"iban":"DE89370400440532013000"}',
    });
    return response.status;
  }
});
