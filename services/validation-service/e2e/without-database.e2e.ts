import { setTimeout as sleep } from 'node:timers/promises';
import { healthLimits, type ReadinessReport, type RunningService } from '@pruefer/platform';
import { suiteFixture, tcpProxy, timeoutFactor, unlessStalled, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { listStatuses, newBatch, newBatchId, times, validationSystem } from './support/validation-system.js';

const UNUSED_BROKER = '127.0.0.1:1';

const system = validationSystem();
const line = suiteFixture(
  () => {
    const { port, hostname } = new URL(system.database.adminUrl);
    return tcpProxy(Number(port), hostname);
  },
  (proxy) => proxy.close(),
);
let service: RunningService;

/** Configuration of a replica whose connection to PostgreSQL the test controls. */
function configThroughProxy(): Record<string, string> {
  const url = new URL(system.database.url('validation', 'service'));
  url.port = String(line.port);
  return { DATABASE_URL: url.href };
}

beforeEach(async () => void (service = await system.startWithKafka(configThroughProxy())));

/** Has the service publish something: only the first time it looks for the leaders of the topic, which may take longer than a check waits. */
async function publishedOnce(): Promise<void> {
  let id = '';
  // On a busy machine the database may be slower than a check waits.
  await until('a check is recorded', async () => {
    const batch = newBatch([{}]);
    id = batch.id;
    return (await system.send(service, batch)).status === 200;
  });
  const marked = 'SELECT FROM validation.outbox WHERE id = $1 AND published_at IS NOT NULL';
  await until('it is published', async () => (await system.database.sql(marked, [id])).length === 1, 30_000);
}

afterEach(async () => {
  await line.heal();
  await system.stopReplicas();
});

describe('without a connection to PostgreSQL', () => {
  it('C8: refuses keyed checks immediately with a retry time', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    await system.send(service, newBatch([{ keyHash }]));
    await line.cut();
    // Immediate refusals: a request that waited would time out.
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await system.send(service, newBatch([{ keyHash }]));
      expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
    }
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });

  it('C8, D1: answers public checks after Kafka has their events, with the same ids', async () => {
    await publishedOnce();
    await line.cut();
    const batch = newBatch(times(3));
    const answer = await system.send(service, batch);
    expect(listStatuses(answer)).toEqual([200, 200, 200]);
    expect(answer.now).toBeNull();
    const events = await system.followEvents();
    const ids = () => events.map(({ id }) => id).filter((id) => id.startsWith(batch.id.slice(0, 33)));
    await until('three events', () => ids().length === 3, 30_000);
    expect(ids().map((id) => id.slice(-3))).toEqual(['000', '001', '002']);
  });

  it('reports to the gateway: ready for public checks, not for keyed ones', async () => {
    expect(await system.readiness(service)).toMatchObject({ status: 200, ready: true, keyed: true });
    await line.cut();
    await until('keyed is false', async () => !(await system.readiness(service)).keyed);
    expect(await system.readiness(service)).toMatchObject({ status: 200, ready: true });
  });

  it('accepts keyed checks within two seconds after PostgreSQL is back', async () => {
    const { keyHash } = await system.addKey(10);
    await line.cut();
    expect((await system.send(service, newBatch([{ keyHash }]))).status).toBe(503);
    await line.heal();
    await until('keyed again', async () => (await system.send(service, newBatch([{ keyHash }]))).status === 200, 3_000);
  });

  it('from the start: runs, and becomes ready when the directory is loaded', async () => {
    await line.cut();
    const replica = await system.boot(configThroughProxy());
    expect(await system.readiness(replica)).toMatchObject({ status: 503, ready: false });
    await line.heal();
    await until('ready', async () => (await system.readiness(replica)).ready);
    await until('answers', async () => (await system.send(replica, newBatch([{}]))).now !== null, 5_000);
  });

  it('and to Kafka: refuses checks that it cannot answer', async () => {
    const replica = await system.start({ ...configThroughProxy(), KAFKA_BROKERS: UNUSED_BROKER });
    await line.cut();
    expect(await system.send(replica, newBatch([{}]))).toMatchObject({ status: 503, retryAfter: '1' });
    await until('not ready', async () => !(await system.readiness(replica)).ready);
  });
});

describe('with a frozen PostgreSQL', () => {
  it('C2, C8: fails the first batches after a second, then refuses immediately; answers public checks throughout', async () => {
    const { contractId, keyHash } = await system.addKey(100);
    await system.send(service, newBatch([{ keyHash }]));
    await publishedOnce();
    line.freeze();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await system.send(service, newBatch([{ keyHash }]))).status).toBe(503);
    }
    // PostgreSQL gets no more statements from here on.
    expect((await system.readiness(service)).keyed).toBe(false);
    expect((await system.send(service, newBatch([{ keyHash }]))).status).toBe(503);
    expect(listStatuses(await system.send(service, newBatch([{}])))).toEqual([200]);
    await line.heal();
    // Only statements in flight when the connection froze may have been charged.
    await until('keyed again', async () => (await system.send(service, newBatch([{ keyHash }]))).status === 200, 4_000);
    expect(await system.readUsedQuota(contractId)).toBeLessThanOrEqual(1 + 2 + 1);
  });

  it('reports readiness for public checks within the gateway’s time limit', async () => {
    await system.readiness(service);
    line.freeze();
    const ask = () =>
      fetch(`${service.url}/health/ready`, { signal: AbortSignal.timeout(healthLimits.question * timeoutFactor()) });
    await until('PostgreSQL is reported as frozen', async () => {
      const response = await ask();
      expect(response.status).toBe(200);
      const { checks } = (await response.json()) as ReadinessReport;
      return checks['postgres']?.up === false;
    });
  });

  it('answers the public batch that detects the failure, without PostgreSQL', async () => {
    await publishedOnce();
    line.freeze();
    expect(listStatuses(await system.send(service, newBatch([{}])))).toEqual([200]);
  });

  it('C3: does not charge a batch that waited longer than 10 s', async () => {
    const { contractId, keyHash } = await system.addKey(10);
    await system.send(service, newBatch([{ keyHash }]));
    line.freeze();
    const almostTooOld = newBatchId(Date.now() - 9_000);
    expect((await system.send(service, newBatch([{ keyHash }], almostTooOld))).status).toBe(503);
    await sleep(500);
    await line.heal();
    await sleep(500);
    expect(await system.readUsedQuota(contractId)).toBe(1);
  });
});

describe('with a contract locked by another session', () => {
  it('C2: refuses only that batch; the breaker stays closed', () =>
    unlessStalled(async () => {
      const [locked, free] = [await system.addKey(10), await system.addKey(10)];
      const otherSession = new Client({ connectionString: system.database.adminUrl });
      await otherSession.connect();
      await otherSession.query('BEGIN');
      await otherSession.query(`SELECT FROM keys.contract WHERE id = ${locked.contractId} FOR UPDATE`);
      const answers = [1, 2, 3].map(() => system.send(service, newBatch([{ keyHash: locked.keyHash }])));
      expect(listStatuses(await system.send(service, newBatch([{ keyHash: free.keyHash }])))).toEqual([200]);
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503]);
      expect((await system.readiness(service)).keyed).toBe(true);
      // PostgreSQL gives up shortly after its client: the lock must be held until then.
      const lockWait = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await until('the lock wait to end', async () => (await system.database.sql(lockWait)).length === 0);
      await otherSession.query('COMMIT');
      await otherSession.end();
      expect(await system.readUsedQuota(locked.contractId)).toBe(0);
    }));
});

describe('cap of the outbox', () => {
  it('D4: refuses all checks instead of losing one, and accepts them again when Kafka has caught up', async () => {
    const capped = await system.start({ KAFKA_BROKERS: UNUSED_BROKER, OUTBOX_CAP_MB: '1' });
    // A busy machine may refuse a batch for its time as well: readiness says that it is the cap.
    const isFull = async () => {
      const { status } = await system.send(capped, newBatch(times(1_000)));
      const readiness = await system.readiness(capped);
      return status === 503 && readiness.status === 503 && !readiness.keyed;
    };
    await until('full', isFull, 10_000);
    await system.database.sql('UPDATE validation.outbox SET published_at = clock_timestamp()');
    await until('room again', async () => (await system.readiness(capped)).ready, 5_000);
    expect((await system.send(capped, newBatch([{}]))).status).toBe(200);
  });
});
