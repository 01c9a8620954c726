import { fileURLToPath } from 'node:url';
import { KafkaBrokers, PostgresUrl, RedisUrl, ServiceConfig, TopicPrefix } from '@pruefer/platform';
import { IsNotEmpty } from 'class-validator';

/** What the operator's command line reads from the environment. */
export class BanksCommandConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string[];
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}

/** The variables of the worker. */
export class WorkerConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** Where it tells how it is. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string[];
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** The Bundesbank's file that is loaded at first start, gzipped; its name holds the day since which it is in force. */
  @IsNotEmpty() BANK_FILE = fileURLToPath(new URL('../data/blz-20260907.txt.gz', import.meta.url));
}
