import { randomUUID } from 'node:crypto';
import { type RunningService, startService } from '@pruefer/platform';
import { serviceEnvironment, until } from '@pruefer/testkit';
import { KeysConfig } from '../src/config.js';
import { KeysServiceModule } from '../src/keys-service.module.js';
import { ChangeKey } from '../src/keys/change-key.js';
import { PublishUsage } from '../src/publishing/publish-usage.js';
import { ReverseTopUp } from '../src/bookings/reverse-top-up.js';
import { TopUpKey } from '../src/bookings/top-up-key.js';
import { type KeysDatabase, keysDatabase } from './keys-database.js';

const actor = { name: 'e2e' };

let keys: KeysDatabase;
let replicas: RunningService[];

beforeAll(async () => {
  keys = await keysDatabase();
  const env = serviceEnvironment({ DATABASE_URL: keys.database.url('keys', 'service') });
  const start = () => startService('keys-service', KeysServiceModule, KeysConfig, { env });
  replicas = [await start(), await start()];
});

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await keys.close();
});

/** A contract of 100 calls and a key of it. */
async function contractOf(quota = 100): Promise<{ contractId: number; key: string }> {
  const contractId = await keys.addContract(quota);
  return { contractId, key: await keys.addKey(contractId) };
}

async function charge(key: string, wanted: number): Promise<void> {
  await keys.charge([{ key, wanted }]);
}

/** Both replicas look, at the same time and often enough that one of them has seen everything. */
async function look(contractId: number): Promise<void> {
  await until('everything is booked', async () => {
    await Promise.all(replicas.map(({ app }) => app.get(PublishUsage).run()));
    const [row] = await keys.database.sql<{ open: boolean }>(
      `SELECT c.used <> coalesce(a.used, 0) AS open
       FROM keys.contract c LEFT JOIN keys.announced a ON a.contract_id = c.id WHERE c.id = $1`,
      [contractId],
    );
    return !row!.open;
  });
}

async function alertsOf(contractId: number): Promise<number[]> {
  const rows = await keys.database.sql<{ threshold: number }>(
    'SELECT threshold FROM keys.alert WHERE contract_id = $1 ORDER BY at, threshold',
    [contractId],
  );
  return rows.map(({ threshold }) => threshold);
}

const topUp = (key: string, addedQuota: number) =>
  replicas[0]!.app.get(TopUpKey).run(key, { addedQuota, orderNumber: randomUUID() }, actor);

describe('an alert', () => {
  it('is raised once when 20 parallel charges cross a threshold and two replicas look', async () => {
    const { contractId, key } = await contractOf();
    await Promise.all(Array.from({ length: 20 }, () => charge(key, 4)));
    await look(contractId);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80]);
  });

  it('is raised while the contract is being charged, and both replicas look all the time', async () => {
    const { contractId, key } = await contractOf();
    const charging = Promise.all(Array.from({ length: 50 }, () => charge(key, 2)));
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(replicas.map(({ app }) => app.get(PublishUsage).run()));
    }
    await charging;
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80, 100]);
  });

  it('is not raised below the threshold, and is at it', async () => {
    const { contractId, key } = await contractOf();
    await charge(key, 79);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([]);
    await charge(key, 1);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80]);
  });

  it('is raised for both thresholds when one look finds both crossed', async () => {
    const { contractId, key } = await contractOf();
    await charge(key, 100);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80, 100]);
  });

  it('is armed again by a top-up that leaves less than the threshold used', async () => {
    const { contractId, key } = await contractOf();
    await charge(key, 90);
    await look(contractId);
    await topUp(key, 100);
    await charge(key, 70);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80, 80]);
  });

  it('is not raised again by a top-up that leaves more than the threshold used', async () => {
    const { contractId, key } = await contractOf();
    await charge(key, 100);
    await look(contractId);
    await topUp(key, 10);
    await charge(key, 1);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80, 100]);
    await charge(key, 9);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80, 100, 100]);
  });

  it('is not lost when a top-up comes before anybody has looked', async () => {
    const { contractId, key } = await contractOf();
    await charge(key, 85);
    await topUp(key, 100);
    await charge(key, 80);
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual([80, 80]);
  });

  it('is raised at once by a quota that is lowered, and by a reversal', async () => {
    const { contractId, key } = await contractOf(1_000);
    await charge(key, 90);
    await replicas[0]!.app.get(ChangeKey).run(key, { quota: 100 }, actor);
    expect(await alertsOf(contractId)).toEqual([80]);
    const { booking } = await topUp(key, 900);
    await replicas[1]!.app.get(ReverseTopUp).run(key, booking.id, {}, actor);
    expect(await alertsOf(contractId)).toEqual([80, 80]);
  });

  it('is raised as often as it was armed when top-ups and charges meet', async () => {
    const { contractId, key } = await contractOf(1_000);
    await charge(key, 780);
    const turns = Array.from({ length: 20 }, () => [charge(key, 2), topUp(key, 1)]);
    await Promise.all([...turns.flat(), look(contractId)]);
    await look(contractId);
    // 820 of 1,020 are above the threshold of 816, wherever the way there has led.
    const raised = await alertsOf(contractId);
    expect(raised.length).toBeGreaterThanOrEqual(1);
    expect(new Set(raised)).toEqual(new Set([80]));
    await look(contractId);
    expect(await alertsOf(contractId)).toEqual(raised);
  });

  it('leaves mail for the client, and for nobody else unless it is set', async () => {
    const { contractId, key } = await contractOf();
    await charge(key, 80);
    await look(contractId);
    const deliveries = await keys.database.sql(
      'SELECT channel, target, state FROM keys.delivery WHERE contract_id = $1',
      [contractId],
    );
    expect(deliveries).toEqual([{ channel: 'email', target: 'a@muster.example', state: 'waiting' }]);
  });

  it('and its messages are forgotten beyond the newest 1,000 of a contract, but for what is still to be sent', async () => {
    const { contractId, key } = await contractOf();
    await keys.database.sql(
      `WITH alert AS (
         INSERT INTO keys.alert (contract_id, threshold, used, quota, at)
         SELECT $1, 80, 80, 100, now() - n * interval '1 day' FROM generate_series(1, 1100) n RETURNING id, at)
       INSERT INTO keys.delivery (contract_id, alert_id, channel, target, state, created_at, due_at)
       SELECT $1, id, 'email', 'a@muster.example', CASE WHEN at < now() - interval '1099.5 days' THEN 'waiting' ELSE 'sent' END, at,
         now() + interval '1 hour' FROM alert`,
      [contractId],
    );
    const other = await contractOf();
    await charge(other.key, 80);
    await charge(key, 80);
    await look(contractId);
    const kept = await keys.database.sql(
      `SELECT count(DISTINCT a.id)::int AS alerts, count(d.id)::int AS deliveries, max(now()::date - a.at::date) AS oldest
       FROM keys.alert a LEFT JOIN keys.delivery d ON d.alert_id = a.id WHERE a.contract_id = $1`,
      [contractId],
    );
    expect(kept).toEqual([{ alerts: 1_001, deliveries: 1_001, oldest: 1_100 }]);
    expect(await alertsOf(other.contractId)).toEqual([80]);
  });
});
