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
import { type LogIbanMode, logIbanModes } from './batch/log-iban-mode.js';

/** The variables of validation-service. */
export class ValidationConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** Where it tells how it is. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Most megabytes of events that Kafka keeps, beside the states of keys and settings; 0: bounded by time alone. */
  @KafkaRetention() KAFKA_RETENTION_MB = RETENTION_MB;
  /** Key of the hashes under which the log finds IBANs and addresses again. */
  @Secret() LOG_HASH_SECRET!: string;
  @OneOf(logIbanModes) LOG_IBAN: LogIbanMode = 'full';
  /** Beyond so many megabytes of answers that Kafka does not have, no more checks are taken. */
  @WholeNumber(1, 1_048_576, 'Megabyte') OUTBOX_CAP_MB = 8_192;
}
