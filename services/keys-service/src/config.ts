import {
  AddressesOrNetworks,
  KafkaBrokers,
  PostgresUrl,
  RedisUrl,
  Secrets,
  ServiceConfig,
  TopicPrefix,
} from '@pruefer/platform/config';
import { IsOptional } from 'class-validator';

/** Environment variables of the operator's command line. */
export class KeysDatabaseConfig {
  @PostgresUrl() DATABASE_URL!: string;
}

/** Environment variables of the program that re-encrypts webhook secrets. */
export class KeysReEncryptConfig extends KeysDatabaseConfig {
  @Secrets() WEBHOOK_SECRET!: string[];
}

/** Environment variables of keys-service. */
export class KeysConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** Read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Encrypts webhook secrets; the worker signs with the same. Several during a change. */
  @Secrets() WEBHOOK_SECRET!: string[];
  /** Networks for webhooks in addition to public addresses; none by default. */
  @IsOptional() @AddressesOrNetworks() WEBHOOK_ALLOWED_NETWORKS?: string[];
}
