import { fileURLToPath } from 'node:url';
import {
  AddressesOrNetworks,
  KafkaBrokers,
  PostgresUrl,
  RedisUrl,
  Secret,
  ServiceConfig,
  SmtpUrl,
  TopicPrefix,
} from '@pruefer/platform';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';

/** What the operator's command line reads from the environment. */
export class BanksCommandConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}

/** The variables of the worker. */
export class WorkerConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** Where it tells how it is, and job queues. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** The Bundesbank's file that is loaded at first start, gzipped; its name holds the day since which it is in force. */
  @IsNotEmpty() BANK_FILE = fileURLToPath(new URL('../data/blz-20260907.txt.gz', import.meta.url));
  /** In front of every queue's keys, so that several systems can share one Redis. */
  @Matches(/^[\w-]{1,40}$/, { message: '$property must be 1 to 40 letters, digits, dashes and underscores' })
  QUEUE_PREFIX = 'jobs';
  /** Opens the secrets of webhooks, which keys-service has closed. */
  @Secret() WEBHOOK_SECRET!: string;
  /** Where webhooks may go besides public addresses; nowhere by default. */
  @IsOptional() @AddressesOrNetworks() WEBHOOK_ALLOWED_NETWORKS?: string[];
  /** Without it alerts stand in the console alone. */
  @IsOptional() @SmtpUrl() SMTP_URL?: string;
  @ValidateIf(({ SMTP_URL }: WorkerConfig) => SMTP_URL !== undefined)
  @IsNotEmpty({ message: '$property must name the sender, as SMTP_URL is set' })
  SMTP_FROM?: string;
  /** Pause before a delivery that did not arrive is tried again; three times as long with every try. */
  @Type(() => Number)
  @Max(3_600_000, { message: '$property must be 100 to 3600000 milliseconds' })
  @Min(100, { message: '$property must be 100 to 3600000 milliseconds' })
  @IsInt({ message: '$property must be 100 to 3600000 milliseconds' })
  DELIVERY_RETRY_MS = 15_000;
}
