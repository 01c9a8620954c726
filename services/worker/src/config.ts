import { fileURLToPath } from 'node:url';
import { applyDecorators } from '@nestjs/common';
import { FILE_JOB_DAYS, MAX_PASSPHRASE_LENGTH } from '@pruefer/contracts';
import {
  AddressesOrNetworks,
  Csv,
  Each,
  HostNames,
  HttpsUrlOn,
  HttpUrl,
  HttpUrls,
  KafkaBrokers,
  OneOf,
  PostgresUrl,
  RedisUrl,
  Secrets,
  ServiceConfig,
  SmtpUrl,
  TopicPrefix,
  WholeNumber,
} from '@pruefer/platform/config';
import { IsNotEmpty, IsOptional, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';

/** Environment of the operator's commands for bank files and the IBAN registry. */
export class BanksCommandConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}

function Passphrase(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    MinLength(12, { message: '$property muss aus mindestens 12 Zeichen bestehen.' }),
    MaxLength(MAX_PASSPHRASE_LENGTH, { message: `$property darf höchstens ${MAX_PASSPHRASE_LENGTH} Zeichen haben.` }),
  );
}

function BackupCommand(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Matches(/^\S.{0,999}$/, { message: '$property muss ein Programm mit seinen Argumenten sein.' }),
  );
}

function Fingerprints(): PropertyDecorator {
  const isOne = (entry: unknown) => typeof entry === 'string' && /^[a-z-]{1,40}=[\da-f]{16}$/.test(entry);
  const message = '$property muss eine Liste der Form name=16 Ziffern und Buchstaben von a bis f sein.';
  return applyDecorators(IsOptional(), Csv(), Each(isOne, message));
}

/** Environment of the commands that check and unpack backups without a database. */
export class ArchiveCommandConfig {
  @Passphrase() BACKUP_PASSPHRASE?: string;
  @Fingerprints() SECRET_FINGERPRINTS?: string[];
}

/**
 * Environment of the program that makes whole backups. Only `npm run backup` sets it, never a service, because its role can read
 * everything.
 */
export class WholeCommandConfig extends ArchiveCommandConfig {
  /** A role that may replicate. */
  @PostgresUrl() DATABASE_URL!: string;
  @IsNotEmpty({ message: '$property muss einen Ordner nennen.' }) BACKUP_DIR!: string;
  @BackupCommand() BACKUP_COMMAND?: string;
  /** '1': the server is the one that `npm start` runs. */
  @OneOf(['0', '1']) OWN_SERVER: '0' | '1' = '0';
  /** The secrets that the data depend on, sealed with BACKUP_PASSPHRASE. */
  @IsOptional() @MaxLength(65_536) SEALED_SECRETS?: string;
}

/** Environment variables of the worker. */
export class WorkerConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The same database for jobs. Its role has no rights on the bank directory, and the import role none on jobs. */
  @PostgresUrl() JOBS_DATABASE_URL!: string;
  /** Redis for presence and job queues. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** URL of log-service, which runs the cleanups of the log for jobs. */
  @HttpUrl() LOG_URL!: string;
  /** Replicas of validation-service, which check the rows of files. */
  @HttpUrls() VALIDATION_URLS!: string[];
  /** The gzipped Bundesbank file that is loaded at the first start; its name holds its first day of validity. */
  @IsNotEmpty({ message: '$property muss eine Datei nennen.' }) BANK_FILE = fileURLToPath(
    new URL('../data/blz-20260907.txt.gz', import.meta.url),
  );
  /** URL of the publisher's page or file for imports; without it they use the shipped file. */
  @IsOptional() @HttpsUrlOn('BANK_SOURCE_HOSTS') BANK_SOURCE_URL?: string;
  /** The only hosts that imports call; links to other hosts are ignored. */
  @HostNames() BANK_SOURCE_HOSTS: string[] = ['www.bundesbank.de'];
  /** Private networks that the publisher's host may be in, such as those of a mirror; none by default. */
  @IsOptional() @AddressesOrNetworks() BANK_SOURCE_ALLOWED_NETWORKS?: string[];
  /** Prefix of every queue's keys, so that several systems can share one Redis. */
  @Matches(/^[\w-]{1,40}$/, {
    message: '$property muss aus 1 bis 40 Buchstaben, Ziffern, Binde- und Unterstrichen bestehen.',
  })
  QUEUE_PREFIX = 'jobs';
  /** '1': also runs with a Redis that may drop entries or be empty after a restart. */
  @OneOf(['0', '1']) REDIS_LOSS_ACCEPTED: '0' | '1' = '0';
  /** Decrypts the webhook secrets that keys-service has encrypted; several keys during a rotation. */
  @Secrets() WEBHOOK_SECRET!: string[];
  /** Private networks that webhooks may reach; none by default. */
  @IsOptional() @AddressesOrNetworks() WEBHOOK_ALLOWED_NETWORKS?: string[];
  /** The server of mails; alerts only appear in the console if none is set. */
  @IsOptional() @SmtpUrl() SMTP_URL?: string;
  @ValidateIf(({ SMTP_URL }: WorkerConfig) => SMTP_URL !== undefined)
  @IsNotEmpty({ message: '$property muss den Absender nennen, weil SMTP_URL gesetzt ist.' })
  SMTP_FROM?: string;
  /** Days after which full IBANs and addresses are deleted; a restore does not bring back older ones. */
  @WholeNumber(1, 30, 'Tage') LOG_DETAILS_DAYS = 30;
  /** Milliseconds before the first retry of a failed delivery; tripled for every further one. */
  @WholeNumber(100, 3_600_000, 'Millisekunden') DELIVERY_RETRY_MS = 15_000;
  /** Folder of stored backups, and of the temporary data while one is made. */
  @IsNotEmpty({ message: '$property muss einen Ordner nennen.' }) BACKUP_DIR!: string;
  /** Backups are encrypted with it, and encrypted ones read. */
  @Passphrase() BACKUP_PASSPHRASE?: string;
  /** Program and arguments, separated by blanks: makes the offsite copy of every kept backup, whose path is the last argument. */
  @BackupCommand() BACKUP_COMMAND?: string;
  /** Names of the two above that the running system has and this command lacks; the launcher sets it for its commands. */
  @IsOptional() @Csv() MISSING_VARIABLES?: string[];
  /** The largest file that a restore takes. */
  @WholeNumber(1, 1_000, 'Gigabyte') BACKUP_MAX_GB = 10;
  /** Days that customers' files and their results are kept. */
  @WholeNumber(1, 30, 'Tage') FILE_DAYS = FILE_JOB_DAYS;
  /** Fingerprints of this installation's secrets: `log-hash=0123456789abcdef,…`. */
  @Fingerprints() SECRET_FINGERPRINTS?: string[];
}
