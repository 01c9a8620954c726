import type { Admin } from 'kafkajs';
import { createKafka } from '../kafka/create-kafka.js';
import { within } from '../within.js';
import { away } from './away.js';

const LIMIT_MS = 5_000;

/**
 * Whether a Kafka can be used.
 * @param address as KAFKA_BROKERS holds it
 * @returns what is wrong, in German; undefined: nothing
 */
export async function problemOfKafka(address: string): Promise<string | undefined> {
  const brokers = address.split(',').map((broker) => broker.trim());
  const admin = createKafka({ KAFKA_BROKERS: brokers, KAFKA_TOPIC_PREFIX: '' }, 'preflight').admin();
  try {
    await within(LIMIT_MS, metadataOf(admin));
    return undefined;
  } catch (error) {
    return away('Kafka', brokers.join(', '), error);
  } finally {
    await within(LIMIT_MS, admin.disconnect()).catch(() => undefined);
  }
}

/** Connecting alone proves nothing: kafkajs takes a server that does not answer for an old one. */
async function metadataOf(admin: Admin): Promise<void> {
  await admin.connect();
  await admin.describeCluster();
}
