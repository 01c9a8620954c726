import { type KeyChanged, KeyChangedV1 } from '@pruefer/contracts';
import { createKafka, type EventConsumer, type RunningService, startService, stateReader } from '@pruefer/platform';
import { serviceEnvironment, until } from '@pruefer/testkit';
import { Client } from 'pg';
import { KeysConfig } from '../src/config.js';
import { KeysServiceModule } from '../src/keys-service.module.js';
import { PublishUsage } from '../src/publishing/publish-usage.js';
import { TopUpKey } from '../src/bookings/top-up-key.js';
import { type KeysDatabase, keysDatabase } from './support/keys-database.js';

const PATIENCE_MS = 30_000;

let keys: KeysDatabase;
let service: RunningService;
let reader: EventConsumer;
const states: KeyChanged[] = [];

/** The latest published state of a key. */
function latest(keyId: string): KeyChanged | undefined {
  return states.filter((state) => state.keyId === keyId).toSorted((a, b) => b.version - a.version)[0];
}

/** The calls booked on all days, because a test may run over midnight. */
async function bookedCalls(contractId: number): Promise<number> {
  const [row] = await keys.database.sql<{ calls: number | null }>(
    'SELECT sum(calls)::int AS calls FROM keys.usage_of_day WHERE contract_id = $1',
    [contractId],
  );
  return row!.calls ?? 0;
}

let existingKey: { contractId: number; key: string };

beforeAll(async () => {
  keys = await keysDatabase();
  const contractId = await keys.addContract(500);
  existingKey = { contractId, key: await keys.addKey(contractId) };
  const env = serviceEnvironment({ DATABASE_URL: keys.database.url('keys', 'service') });
  service = await startService('keys-service', KeysServiceModule, KeysConfig, { env });
  const settings = service.app.get(KeysConfig);
  await until(
    'ready',
    async () => {
      const response = await fetch(`${service.url}/health/ready`);
      const { checks } = (await response.json()) as { checks: Record<string, { up: boolean }> };
      return checks['kafka']!.up;
    },
    PATIENCE_MS,
  );
  reader = stateReader(createKafka(settings, 'e2e'), settings, {
    event: KeyChangedV1,
    reader: 'e2e',
    apply: async (changed) => void states.push(...changed.values()),
  });
  reader.onApplicationBootstrap();
});

afterAll(async () => {
  await reader.onModuleDestroy();
  await service.close();
  await keys.close();
});

describe('keys-service', () => {
  it('publishes all keys when it starts', async () => {
    await until('the existing key', () => latest(existingKey.key) !== undefined, PATIENCE_MS);
    expect(latest(existingKey.key)).toMatchObject({ contractId: existingKey.contractId, quota: 500, used: 0 });
  });

  it('publishes used calls and books them by day, each call once', async () => {
    const contractId = await keys.addContract(1_000);
    const [one, two] = [await keys.addKey(contractId), await keys.addKey(contractId)];
    await keys.charge([{ key: one, wanted: 7 }]);
    await until('first use', () => latest(one)?.used === 7, PATIENCE_MS);
    await keys.charge([{ key: two, wanted: 5 }]);
    await until('second use', () => latest(one)?.used === 12 && latest(two)?.used === 12, PATIENCE_MS);
    expect(await bookedCalls(contractId)).toBe(12);
  });

  it('books the same calls once in concurrent runs', async () => {
    const contractId = await keys.addContract(1_000);
    await keys.charge([{ key: await keys.addKey(contractId), wanted: 9 }]);
    const publishUsage = service.app.get(PublishUsage);
    // If another run is in progress, it may have read the usage slightly too early.
    await until('booked', async () => {
      await Promise.all(Array.from({ length: 5 }, () => publishUsage.run()));
      return (await bookedCalls(contractId)) > 0;
    });
    expect(await bookedCalls(contractId)).toBe(9);
  });

  it('publishes a top-up with a higher version', async () => {
    const contractId = await keys.addContract(1_000);
    const key = await keys.addKey(contractId);
    await keys.charge([{ key, wanted: 3 }]);
    await until('use', () => latest(key)?.used === 3, PATIENCE_MS);
    const before = latest(key)!.version;
    await service.app.get(TopUpKey).run(key, { addedQuota: 10, orderNumber: 'A-1' }, { name: 'e2e' });
    await until('quota', () => latest(key)?.quota === 1_010, PATIENCE_MS);
    expect(latest(key)!.version).toBeGreaterThan(before);
  });

  it('never waits for a contract that is being charged', async () => {
    const contractId = await keys.addContract(1_000);
    const key = await keys.addKey(contractId);
    await keys.charge([{ key, wanted: 4 }]);
    const charging = new Client(keys.database.url('keys', 'owner'));
    await charging.connect();
    await charging.query('BEGIN');
    await charging.query('SELECT FROM keys.contract WHERE id = $1 FOR NO KEY UPDATE', [contractId]);
    try {
      // The row stays locked until this is over, however slow the machine is.
      await until('booked', async () => {
        await service.app.get(PublishUsage).run();
        return (await bookedCalls(contractId)) === 4;
      });
    } finally {
      await charging.end();
    }
  });
});
