import { createKafka } from '../kafka/create-kafka.js';
import { within } from '../within.js';
import { away } from './away.js';

const LIMIT_MS = 5_000;

/**
 * Whether a Kafka can be used.
 * @param brokers host:port each
 * @returns what is wrong, in German; undefined: nothing
 */
export async function problemOfKafka(brokers: readonly string[]): Promise<string | undefined> {
  const places = brokers.map((broker) => broker.trim()).filter(Boolean);
  const admin = createKafka({ KAFKA_BROKERS: places, KAFKA_TOPIC_PREFIX: '' }, 'preflight').admin();
  try {
    await within(LIMIT_MS, admin.connect());
    return undefined;
  } catch (error) {
    return away('Kafka', places.join(', '), error);
  } finally {
    await within(LIMIT_MS, admin.disconnect()).catch(() => undefined);
  }
}
