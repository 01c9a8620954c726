import { KafkaBrokers, PostgresUrl, RedisUrl, ServiceConfig, TopicPrefix } from '@pruefer/platform/config';

/** What cms-service reads from the environment. */
export class CmsConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}
