import { KafkaBrokers, PostgresUrl, ServiceConfig, TopicPrefix } from '@pruefer/platform';
import { IsTimeZone } from 'class-validator';

export class LogConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string[];
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Decides when "today" begins on the dashboard. */
  @IsTimeZone() TIME_ZONE = 'Europe/Berlin';
}
