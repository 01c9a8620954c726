import { randomUUID } from 'node:crypto';
import type { DeliveryChannel, Language } from '@pruefer/contracts';
import { type RunningService, SecretBox, startService } from '@pruefer/platform';
import { internalSecret, serviceEnvironment, testDatabase, until, workerDatabases } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import { WorkerConfig } from '../../src/config.js';
import { WorkerModule } from '../../src/worker.module.js';

/** The secret of every webhook here. */
export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A delivery as its table has it. */
interface StoredDelivery {
  readonly state: string;
  readonly tries: number;
  readonly last_status: number | null;
  readonly last_error: string | null;
}

/** The tables that keys-service leaves deliveries in, and workers that send them. */
export async function deliveryEnvironment() {
  const database = await testDatabase('keys-service', 'worker');
  const environment = serviceEnvironment({
    ...workerDatabases(database),
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
    DELIVERY_RETRY_MS: '100',
    // These tests need no bank data, and loading it takes seconds.
    BANK_FILE: '/nowhere/blz-20260907.txt.gz',
  });
  const services: RunningService[] = [];
  const box = new SecretBox([internalSecret], 'webhook');

  const storedDelivery = async (id: string) => {
    const rows = await database.sql<StoredDelivery>(
      'SELECT state, tries, last_status, last_error FROM keys.delivery WHERE id = $1',
      [id],
    );
    return rows[0]!;
  };
  const stopWorkers = async () => void (await Promise.all(services.splice(0).map((worker) => worker.close())));

  return {
    database,
    environment,
    stored: storedDelivery,
    stopWorkers,
    start: async (change: Record<string, string> = {}) => {
      const worker = await startService('worker', WorkerModule, WorkerConfig, { env: { ...environment, ...change } });
      services.push(worker);
      return worker;
    },
    /** As keys-service does with an alert about 80 %. */
    add: async (
      channel: DeliveryChannel,
      target: string,
      options: { tries?: number; clientName?: string; language?: Language } = {},
    ) => {
      const { tries = 0, clientName = 'Muster GmbH', language = 'de' } = options;
      const [contract] = await database.sql<{ id: string }>(
        `INSERT INTO keys.contract (client_name, client_email, quota, used, language)
         VALUES ($1, 'a@muster.example', 1000, 800, $2) RETURNING id`,
        [clientName, language],
      );
      const contractId = contract!.id;
      await database.sql(
        `INSERT INTO keys.alert_settings VALUES ($1, '{80,100}', true, NULL, 'https://muster.example/', $2, 1)`,
        [contractId, box.seal(webhookSecret, contractId)],
      );
      const id = randomUUID();
      await database.sql(
        `WITH alert AS (
           INSERT INTO keys.alert (contract_id, threshold, used, quota) VALUES ($1, 80, 800, 1000) RETURNING id)
         INSERT INTO keys.delivery (id, contract_id, alert_id, channel, target, tries)
         SELECT $2, $1, id, $3, $4, $5 FROM alert`,
        [contractId, id, channel, target, tries],
      );
      return id;
    },
    /** Waits until nothing more happens to a delivery. */
    done: async (id: string) => {
      await until(`delivery ${id} done`, async () => (await storedDelivery(id)).state !== 'waiting', 20_000);
      return storedDelivery(id);
    },
    /** Redis loses every queue of this site. */
    loseQueues: async () => {
      const redis = new Redis(environment['REDIS_URL']!);
      const names = await redis.keys(`${environment['QUEUE_PREFIX']}:*`);
      if (names.length > 0) await redis.del(...names);
      redis.disconnect();
    },
    close: async () => {
      await stopWorkers();
      await database.drop();
    },
  };
}
