import {
  KafkaBrokers,
  PostgresUrl,
  RedisUrl,
  Secret,
  ServiceConfig,
  TopicPrefix,
  WholeNumber,
} from '@pruefer/platform/config';

export class LogConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  /** Key of the hashes in the log, for searches by IBAN or address. */
  @Secret() LOG_HASH_SECRET!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Days after which full IBANs, full addresses and dead letters are deleted (docs/SECURITY.md G1, G3, D3). */
  @WholeNumber(1, 30, 'Tage') LOG_DETAILS_DAYS = 30;
  /** Number of recent days that no cleanup may remove (docs/SECURITY.md D7). */
  @WholeNumber(30, 3_650, 'Tage') LOG_KEPT_DAYS = 30;
}
