import { setTimeout as sleep } from 'node:timers/promises';
import { healthLimits, type ReadinessReport, type RunningService } from '@pruefer/platform';
import { type TcpProxy, tcpProxy, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { batchOf, newBatchId, statusesOf, times, ValidationSystem } from './validation-system.js';

const UNUSED_BROKER = '127.0.0.1:1';

let system: ValidationSystem;
let line: TcpProxy;
let service: RunningService;

/** A replica whose line to PostgreSQL the test holds in its hands. */
function overTheLine(): Record<string, string> {
  const url = new URL(system.database.url('validation', 'service'));
  url.port = String(line.port);
  return { DATABASE_URL: url.href };
}

beforeAll(async () => {
  system = await ValidationSystem.create();
  const { port, hostname } = new URL(system.database.adminUrl);
  line = await tcpProxy(Number(port), hostname);
});

beforeEach(async () => {
  service = await system.startWithKafka(overTheLine());
});

afterEach(async () => {
  await line.heal();
  await system.stopReplicas();
});

afterAll(async () => {
  await line.close();
  await system.close();
});

describe('cut off from PostgreSQL', () => {
  it('C8: refuses keyed checks at once and says when to come again', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    await system.send(service, batchOf([{ keyHash }]));
    await line.cut();
    // There is nothing to wait for: who did would not be answered at all.
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await system.send(service, batchOf([{ keyHash }]));
      expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
    }
    expect(await system.usedOf(contractId)).toBe(1);
  });

  it('C8, D1: answers public checks once Kafka has their events, under the same ids', async () => {
    await line.cut();
    const batch = batchOf(times(3));
    const answer = await system.send(service, batch);
    expect(statusesOf(answer)).toEqual([200, 200, 200]);
    expect(answer.now).toBeNull();
    const seen = await system.followEvents();
    const ids = () => seen.map(({ id }) => id).filter((id) => id.startsWith(batch.id.slice(0, 33)));
    await until('three events', () => ids().length === 3, 30_000);
    expect(ids().map((id) => id.slice(-3))).toEqual(['000', '001', '002']);
  });

  it('tells the gateway: ready for public checks, not for keyed ones', async () => {
    expect(await system.readiness(service)).toMatchObject({ status: 200, ready: true, keyed: true });
    await line.cut();
    await until('keyed is false', async () => !(await system.readiness(service)).keyed);
    expect(await system.readiness(service)).toMatchObject({ status: 200, ready: true });
  });

  it('takes keyed checks again within two seconds after PostgreSQL is back', async () => {
    const { keyHash } = await system.addKey(10);
    await line.cut();
    expect((await system.send(service, batchOf([{ keyHash }]))).status).toBe(503);
    await line.heal();
    await until('keyed again', async () => (await system.send(service, batchOf([{ keyHash }]))).status === 200, 3_000);
  });

  it('from the start: runs, and is ready as soon as it could load the directory', async () => {
    await line.cut();
    const early = await system.boot(overTheLine());
    expect(await system.readiness(early)).toMatchObject({ status: 503, ready: false });
    await line.heal();
    await until('ready', async () => (await system.readiness(early)).ready);
    await until('answers', async () => (await system.send(early, batchOf([{}]))).now !== null, 5_000);
  });

  it('and from Kafka: refuses what it cannot answer', async () => {
    const alone = await system.start({ ...overTheLine(), KAFKA_BROKERS: UNUSED_BROKER });
    await line.cut();
    expect(await system.send(alone, batchOf([{}]))).toMatchObject({ status: 503, retryAfter: '1' });
    await until('not ready', async () => !(await system.readiness(alone)).ready);
  });
});

describe('with a frozen PostgreSQL', () => {
  it('C2, C8: gives the first batches a second, then refuses at once; answers public checks all the time', async () => {
    const { contractId, keyHash } = await system.addKey(100);
    await system.send(service, batchOf([{ keyHash }]));
    line.freeze();
    for (let silent = 0; silent < 2; silent += 1) {
      expect((await system.send(service, batchOf([{ keyHash }]))).status).toBe(503);
    }
    // From now on PostgreSQL is asked no more.
    expect((await system.readiness(service)).keyed).toBe(false);
    expect((await system.send(service, batchOf([{ keyHash }]))).status).toBe(503);
    expect(statusesOf(await system.send(service, batchOf([{}])))).toEqual([200]);
    await line.heal();
    // What was under way when the line froze may have been charged; nothing else.
    await until('keyed again', async () => (await system.send(service, batchOf([{ keyHash }]))).status === 200, 4_000);
    expect(await system.usedOf(contractId)).toBeLessThanOrEqual(1 + 2 + 1);
  });

  it('reports that public checks are answered before a gateway gives up waiting for the report', async () => {
    await system.readiness(service);
    line.freeze();
    const ask = () => fetch(`${service.url}/health/ready`, { signal: AbortSignal.timeout(healthLimits.question) });
    await until('PostgreSQL is reported as frozen', async () => {
      const answer = await ask();
      expect(answer.status).toBe(200);
      const { checks } = (await answer.json()) as ReadinessReport;
      return checks['postgres']?.up === false;
    });
  });

  it('answers the public batch that finds out, without PostgreSQL', async () => {
    await system.send(service, batchOf([{}]));
    line.freeze();
    expect(statusesOf(await system.send(service, batchOf([{}])))).toEqual([200]);
  });

  it('C3: does not charge what waited longer than 10 s for it to thaw', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    await system.send(service, batchOf([{ keyHash }]));
    line.freeze();
    const almostTooOld = newBatchId(Date.now() - 9_000);
    expect((await system.send(service, batchOf([{ keyHash }], almostTooOld))).status).toBe(503);
    await sleep(500);
    await line.heal();
    await sleep(500);
    expect(await system.usedOf(contractId)).toBe(1);
  });
});

describe('with a contract that somebody else has locked', () => {
  it('C2: refuses that batch alone; the breaker stays closed', async () => {
    const [locked, free] = [await system.addKey(10), await system.addKey(10)];
    const somebody = new Client({ connectionString: system.database.adminUrl });
    await somebody.connect();
    await somebody.query('BEGIN');
    await somebody.query(`SELECT FROM keys.contract WHERE id = ${locked.contractId} FOR UPDATE`);
    const stuck = [1, 2, 3].map(() => system.send(service, batchOf([{ keyHash: locked.keyHash }])));
    expect(statusesOf(await system.send(service, batchOf([{ keyHash: free.keyHash }])))).toEqual([200]);
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([503, 503, 503]);
    expect((await system.readiness(service)).keyed).toBe(true);
    // PostgreSQL gives up a moment after its client: until then the lock must not be free.
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until('nobody waits for it', async () => (await system.database.sql(waiting)).length === 0);
    await somebody.query('COMMIT');
    await somebody.end();
    expect(await system.usedOf(locked.contractId)).toBe(0);
  });
});

describe('the cap of the outbox', () => {
  it('D4: refuses every check rather than lose one, and takes them again once Kafka has caught up', async () => {
    const capped = await system.start({ KAFKA_BROKERS: UNUSED_BROKER, OUTBOX_CAP_MB: '1' });
    await until('full', async () => (await system.send(capped, batchOf(times(1_000)))).status === 503, 10_000);
    expect(await system.readiness(capped)).toMatchObject({ status: 503, keyed: false });
    await system.database.sql('UPDATE validation.outbox SET published_at = clock_timestamp()');
    await until('room again', async () => (await system.readiness(capped)).ready, 5_000);
    expect((await system.send(capped, batchOf([{}]))).status).toBe(200);
  });
});
