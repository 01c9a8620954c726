import {
  KafkaBrokers,
  KafkaRetention,
  OneOf,
  PostgresUrl,
  RedisUrl,
  RETENTION_MB,
  Secret,
  ServiceConfig,
  TopicPrefix,
  WholeNumber,
} from '@pruefer/platform/config';
import { type LogIbanMode, logIbanModes } from './batch/log-privacy.js';

/** Environment variables of validation-service. */
export class ValidationConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** Server for status reports. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Maximum megabytes of events in Kafka, apart from the states of keys and settings; 0: limited by time only. */
  @KafkaRetention() KAFKA_RETENTION_MB = RETENTION_MB;
  /** Key of the hashes by which the log finds IBANs and addresses. */
  @Secret() LOG_HASH_SECRET!: string;
  @OneOf(logIbanModes) LOG_IBAN: LogIbanMode = 'full';
  /** Checks are refused while more megabytes of answers than this wait for Kafka. */
  @WholeNumber(1, 1_048_576, 'Megabyte') OUTBOX_CAP_MB = 8_192;
}
