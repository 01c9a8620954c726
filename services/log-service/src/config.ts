import { KafkaBrokers, PostgresUrl, RedisUrl, ServiceConfig, TopicPrefix } from '@pruefer/platform';

export class LogConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string[];
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}
