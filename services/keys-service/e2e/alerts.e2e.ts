import { randomUUID } from 'node:crypto';
import { type RunningService, startService } from '@pruefer/platform';
import { serviceEnvironment, until } from '@pruefer/testkit';
import { KeysConfig } from '../src/config.js';
import { KeysServiceModule } from '../src/keys-service.module.js';
import { ChangeKey } from '../src/keys/change-key.js';
import { PublishUsage } from '../src/publishing/publish-usage.js';
import { ReverseTopUp } from '../src/bookings/reverse-top-up.js';
import { TopUpKey } from '../src/bookings/top-up-key.js';
import { type KeysDatabase, keysDatabase } from './support/keys-database.js';

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

/** A contract of 100 calls with one key. */
async function createContract(quota = 100): Promise<{ contractId: number; key: string }> {
  const contractId = await keys.addContract(quota);
  return { contractId, key: await keys.addKey(contractId) };
}

async function charge(key: string, wanted: number): Promise<void> {
  await keys.charge([{ key, wanted }]);
}

/** Runs both replicas concurrently and repeatedly, so that one of them sees every change. */
async function runBothReplicas(contractId: number): Promise<void> {
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

async function readAlerts(contractId: number): Promise<number[]> {
  const rows = await keys.database.sql<{ threshold: number }>(
    'SELECT threshold FROM keys.alert WHERE contract_id = $1 ORDER BY at, threshold',
    [contractId],
  );
  return rows.map(({ threshold }) => threshold);
}

const topUp = (key: string, addedQuota: number) =>
  replicas[0]!.app.get(TopUpKey).run(key, { addedQuota, orderNumber: randomUUID() }, actor);

describe('alert', () => {
  it('is raised once when 20 parallel charges cross a threshold and two replicas run', async () => {
    const { contractId, key } = await createContract();
    await Promise.all(Array.from({ length: 20 }, () => charge(key, 4)));
    await runBothReplicas(contractId);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80]);
  });

  it('is raised while the contract is being charged and both replicas run continuously', async () => {
    const { contractId, key } = await createContract();
    const charging = Promise.all(Array.from({ length: 50 }, () => charge(key, 2)));
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(replicas.map(({ app }) => app.get(PublishUsage).run()));
    }
    await charging;
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80, 100]);
  });

  it('is raised at the threshold and not below it', async () => {
    const { contractId, key } = await createContract();
    await charge(key, 79);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([]);
    await charge(key, 1);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80]);
  });

  it('is raised for both thresholds when one run finds both crossed', async () => {
    const { contractId, key } = await createContract();
    await charge(key, 100);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80, 100]);
  });

  it('is rearmed by a top-up that leaves less than the threshold used', async () => {
    const { contractId, key } = await createContract();
    await charge(key, 90);
    await runBothReplicas(contractId);
    await topUp(key, 100);
    await charge(key, 70);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80, 80]);
  });

  it('is not repeated after a top-up that leaves more than the threshold used', async () => {
    const { contractId, key } = await createContract();
    await charge(key, 100);
    await runBothReplicas(contractId);
    await topUp(key, 10);
    await charge(key, 1);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80, 100]);
    await charge(key, 9);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80, 100, 100]);
  });

  it('is not lost when a top-up precedes the next run', async () => {
    const { contractId, key } = await createContract();
    await charge(key, 85);
    await topUp(key, 100);
    await charge(key, 80);
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual([80, 80]);
  });

  it('is raised immediately by a lowered quota and by a reversal', async () => {
    const { contractId, key } = await createContract(1_000);
    await charge(key, 90);
    await replicas[0]!.app.get(ChangeKey).run(key, { quota: 100 }, actor);
    expect(await readAlerts(contractId)).toEqual([80]);
    const { booking } = await topUp(key, 900);
    await replicas[1]!.app.get(ReverseTopUp).run(key, booking.id, {}, actor);
    expect(await readAlerts(contractId)).toEqual([80, 80]);
  });

  it('is raised as often as it was rearmed during concurrent top-ups and charges', async () => {
    const { contractId, key } = await createContract(1_000);
    await charge(key, 780);
    const turns = Array.from({ length: 20 }, () => [charge(key, 2), topUp(key, 1)]);
    await Promise.all([...turns.flat(), runBothReplicas(contractId)]);
    await runBothReplicas(contractId);
    // 820 of 1,020 are above the threshold of 816, in any order of charges and top-ups.
    const raised = await readAlerts(contractId);
    expect(raised.length).toBeGreaterThanOrEqual(1);
    expect(new Set(raised)).toEqual(new Set([80]));
    await runBothReplicas(contractId);
    expect(await readAlerts(contractId)).toEqual(raised);
  });

  it('sends mail only to the client unless configured otherwise', async () => {
    const { contractId, key } = await createContract();
    await charge(key, 80);
    await runBothReplicas(contractId);
    const deliveries = await keys.database.sql(
      'SELECT channel, target, state FROM keys.delivery WHERE contract_id = $1',
      [contractId],
    );
    expect(deliveries).toEqual([{ channel: 'email', target: 'a@muster.example', state: 'waiting' }]);
  });

  it('is deleted with its messages beyond a contract’s newest 1,000, except for unsent ones', async () => {
    const { contractId, key } = await createContract();
    await keys.database.sql(
      `WITH alert AS (
         INSERT INTO keys.alert (contract_id, threshold, used, quota, at)
         SELECT $1, 80, 80, 100, now() - n * interval '1 day' FROM generate_series(1, 1100) n RETURNING id, at)
       INSERT INTO keys.delivery (contract_id, alert_id, channel, target, state, created_at, due_at)
       SELECT $1, id, 'email', 'a@muster.example', CASE WHEN at < now() - interval '1099.5 days' THEN 'waiting' ELSE 'sent' END, at,
         now() + interval '1 hour' FROM alert`,
      [contractId],
    );
    const otherContract = await createContract();
    await charge(otherContract.key, 80);
    await charge(key, 80);
    await runBothReplicas(contractId);
    const remainingRows = await keys.database.sql(
      `SELECT count(DISTINCT a.id)::int AS alerts, count(d.id)::int AS deliveries,
         max(round(extract(epoch FROM now() - a.at) / 86400))::int AS oldest
       FROM keys.alert a LEFT JOIN keys.delivery d ON d.alert_id = a.id WHERE a.contract_id = $1`,
      [contractId],
    );
    expect(remainingRows).toEqual([{ alerts: 1_001, deliveries: 1_001, oldest: 1_100 }]);
    expect(await readAlerts(otherContract.contractId)).toEqual([80]);
  });
});
