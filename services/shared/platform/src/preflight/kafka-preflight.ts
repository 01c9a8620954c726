import type { Admin } from 'kafkajs';
import { createKafka } from '../kafka/create-kafka.js';
import { parseKafkaAddress } from '../config/kafka-address.js';
import { withTimeout } from '../with-timeout.js';
import { unreachableSentence } from './unreachable-sentence.js';

const TIMEOUT_MS = 5_000;
const LOGIN_REFUSED = 'KafkaJSSASLAuthenticationError';

/** @param address as `readKafkaAddress` takes it @returns the German error @throws Error when the address is invalid */
export async function problemOfKafka(address: string): Promise<string | undefined> {
  const { brokers } = parseKafkaAddress(address);
  const admin = createKafka({ KAFKA_BROKERS: address, KAFKA_TOPIC_PREFIX: '' }, 'preflight').admin();
  try {
    await withTimeout(TIMEOUT_MS, readMetadata(admin));
    return undefined;
  } catch (error) {
    if ((error as Error).name === LOGIN_REFUSED)
      return `Kafka nimmt Benutzer oder Passwort unter ${brokers.join(', ')} nicht an.`;
    return unreachableSentence('Kafka', brokers.join(', '), error);
  } finally {
    await withTimeout(TIMEOUT_MS, admin.disconnect()).catch(() => undefined);
  }
}

/** A connection alone proves nothing: kafkajs treats a server that does not answer as an old one. */
async function readMetadata(admin: Admin): Promise<void> {
  await admin.connect();
  await admin.describeCluster();
}
