import { KafkaBrokers, PostgresUrl, RedisUrl, ServiceConfig, TopicPrefix } from '@pruefer/platform';

/** What the operator's command line reads from the environment. */
export class KeysDatabaseConfig {
  @PostgresUrl() DATABASE_URL!: string;
}

/** The variables of keys-service. */
export class KeysConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string[];
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}
