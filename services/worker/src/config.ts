import { fileURLToPath } from 'node:url';
import {
  AddressesOrNetworks,
  HttpUrl,
  KafkaBrokers,
  OneOf,
  PostgresUrl,
  RedisUrl,
  Secret,
  ServiceConfig,
  SmtpUrl,
  TopicPrefix,
  WholeNumber,
} from '@pruefer/platform/config';
import { IsNotEmpty, IsOptional, Matches, ValidateIf } from 'class-validator';

/** What the operator's command line reads from the environment. */
export class BanksCommandConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}

/** The variables of the worker. */
export class WorkerConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The same database for jobs: a role that may do nothing with the bank directory, and the other way round. */
  @PostgresUrl() JOBS_DATABASE_URL!: string;
  /** Where it tells how it is, and job queues. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** log-service, which does what jobs want of the log. */
  @HttpUrl() LOG_URL!: string;
  /** The Bundesbank's file that is loaded at first start, gzipped; its name holds the day since which it is in force. */
  @IsNotEmpty({ message: '$property muss eine Datei nennen.' }) BANK_FILE = fileURLToPath(
    new URL('../data/blz-20260907.txt.gz', import.meta.url),
  );
  /** In front of every queue's keys, so that several systems can share one Redis. */
  @Matches(/^[\w-]{1,40}$/, {
    message: '$property muss aus 1 bis 40 Buchstaben, Ziffern, Binde- und Unterstrichen bestehen.',
  })
  QUEUE_PREFIX = 'jobs';
  /** '1': runs also with a Redis that could drop or forget jobs. */
  @OneOf(['0', '1']) REDIS_LOSS_ACCEPTED: '0' | '1' = '0';
  /** Opens the secrets of webhooks, which keys-service has closed. */
  @Secret() WEBHOOK_SECRET!: string;
  /** Where webhooks may go besides public addresses; nowhere by default. */
  @IsOptional() @AddressesOrNetworks() WEBHOOK_ALLOWED_NETWORKS?: string[];
  /** Without it alerts stand in the console alone. */
  @IsOptional() @SmtpUrl() SMTP_URL?: string;
  @ValidateIf(({ SMTP_URL }: WorkerConfig) => SMTP_URL !== undefined)
  @IsNotEmpty({ message: '$property muss den Absender nennen, weil SMTP_URL gesetzt ist.' })
  SMTP_FROM?: string;
  /** Pause before a delivery that did not arrive is tried again; three times as long with every try. */
  @WholeNumber(100, 3_600_000, 'Millisekunden') DELIVERY_RETRY_MS = 15_000;
}
