import { type BanksImported, BanksImportedV1 } from '@pruefer/contracts';
import { createKafka, eventMessage, EventPublisher, type KafkaSettings } from '@pruefer/platform';
import { setTimeout as sleep } from 'node:timers/promises';

const CONNECT_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 50;

/** Publishes an import to the running services. Without Kafka they notice it later in the table. @returns whether it was published */
export async function announceImport(settings: KafkaSettings, imported: BanksImported): Promise<boolean> {
  const publisher = new EventPublisher(createKafka(settings, 'banks-cli'), settings);
  publisher.onModuleInit();
  try {
    const deadlineMs = performance.now() + CONNECT_TIMEOUT_MS;
    while (!publisher.connected && performance.now() < deadlineMs) await sleep(POLL_INTERVAL_MS);
    await publisher.publish(BanksImportedV1, [eventMessage(BanksImportedV1, imported)]);
    return true;
  } catch {
    return false;
  } finally {
    await publisher.onApplicationShutdown();
  }
}
