import {
  KafkaBrokers,
  PostgresUrl,
  RedisUrl,
  Secret,
  ServiceConfig,
  TopicPrefix,
  WholeNumber,
} from '@pruefer/platform/config';

/** What log-service reads from the environment. */
export class LogConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  /** Key of the hashes in the log: whoever looks for an IBAN or address asks for its hash. */
  @Secret() LOG_HASH_SECRET!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Full IBANs, full addresses and dead letters go after so many days (docs/SECURITY.md G1, G3, D3). */
  @WholeNumber(1, 30, 'Tage') LOG_DETAILS_DAYS = 30;
  /** The rows of so many last days stay, whatever a cleanup asks for (docs/SECURITY.md D7). */
  @WholeNumber(30, 3_650, 'Tage') LOG_KEPT_DAYS = 30;
}
