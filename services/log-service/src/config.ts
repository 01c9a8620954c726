import { KafkaBrokers, PostgresUrl, RedisUrl, Secret, ServiceConfig, TopicPrefix } from '@pruefer/platform/config';

export class LogConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  /** Key of the hashes in the log: whoever looks for an IBAN or address asks for its hash. */
  @Secret() LOG_HASH_SECRET!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}
