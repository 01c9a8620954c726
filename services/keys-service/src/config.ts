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

/** What the operator's command line reads from the environment. */
export class KeysDatabaseConfig {
  @PostgresUrl() DATABASE_URL!: string;
}

/** What the program reads that encrypts anew when the secret of webhooks changes. */
export class KeysRecloseConfig extends KeysDatabaseConfig {
  @Secrets() WEBHOOK_SECRET!: string[];
}

/** The variables of keys-service. */
export class KeysConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Encrypts the secrets of webhooks; the worker, which signs with them, has it too. Several during a change. */
  @Secrets() WEBHOOK_SECRET!: string[];
  /** Where webhooks may go besides public addresses; nowhere by default. */
  @IsOptional() @AddressesOrNetworks() WEBHOOK_ALLOWED_NETWORKS?: string[];
}
