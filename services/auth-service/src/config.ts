import { createPrivateKey } from 'node:crypto';
import { KafkaBrokers, PostgresUrl, RedisUrl, Secrets, ServiceConfig, TopicPrefix } from '@pruefer/platform/config';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Environment of the operator's commands. */
export class AuthDatabaseConfig {
  @PostgresUrl() DATABASE_URL!: string;
}

/** Settings of the program that re-encrypts two-factor secrets after a change of their key. */
export class AuthReEncryptConfig extends AuthDatabaseConfig {
  @Secrets() TWO_FACTOR_SECRET!: string[];
}

/** The variables of auth-service. */
export class AuthConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Signs tokens; no other service has it. `\n` may stand for a line break. */
  @PrivateKey() TOKEN_PRIVATE_KEY!: string;
  /** Encrypts two-factor secrets, so that the database alone does not reveal them. Several during a change. */
  @Secrets() TWO_FACTOR_SECRET!: string[];
}

function PrivateKey(): PropertyDecorator {
  const defaultMessage = () => '$property muss ein privater Schlüssel (PEM, Kurve P-256) sein.';
  const checked = ValidateBy({ name: 'privateKey', validator: { validate: isEs256Key, defaultMessage } });
  const withLineBreaks = Transform(({ value }: TransformFnParams) => String(value).replaceAll('\\n', '\n'));
  return (target, property) => [withLineBreaks, checked].forEach((decorate) => decorate(target, property));
}

function isEs256Key(pem: unknown): boolean {
  try {
    return createPrivateKey(String(pem)).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
