import { createPublicKey } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import { IsIn, IsInt, IsIP, Matches, Max, Min, MinLength, ValidateBy } from 'class-validator';
import ipaddr from 'ipaddr.js';
import { kafkaMechanisms, readKafkaAddress } from '../kafka/kafka-address.js';

/** A TCP port; 0 lets the system choose one. */
export function Port(): PropertyDecorator {
  const message = '$property must be a port number (0–65535)';
  return applyDecorators(
    Type(() => Number),
    IsInt({ message }),
    Min(0, { message }),
    Max(65_535, { message }),
  );
}

/** The address a service listens on. */
export function Host(): PropertyDecorator {
  return IsIP(undefined, { message: '$property must be an IP address' });
}

/** A secret made of at least 32 characters. Has no default by design. */
export function Secret(): PropertyDecorator {
  return MinLength(32, { message: '$property must be a secret of at least 32 characters' });
}

/** One of a few words. */
export function OneOf(words: readonly string[]): PropertyDecorator {
  return IsIn([...words], { message: `$property must be one of ${words.join(', ')}` });
}

export function PostgresUrl(): PropertyDecorator {
  return UrlWith(['postgres:', 'postgresql:'], 'postgres://user:password@host:port/database');
}

export function RedisUrl(): PropertyDecorator {
  return UrlWith(['redis:', 'rediss:'], 'redis://:password@host:port');
}

export function SmtpUrl(): PropertyDecorator {
  return UrlWith(['smtp:', 'smtps:'], 'smtp://user:password@host:587');
}

export function HttpUrl(): PropertyDecorator {
  return UrlWith(['http:', 'https:'], 'http://host:port');
}

/** Brokers with user and password, as `readKafkaAddress` takes them. */
export function KafkaBrokers(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && readKafkaAddress(value) !== undefined;
  const example = 'kafka://user:password@host:port,host:port, with kafka+ssl:// for TLS';
  const mechanisms = `?mechanism=${kafkaMechanisms.join('|')} behind it, plain with kafka+ssl alone`;
  const defaultMessage = () => `$property must be an address like ${example} and, if need be, ${mechanisms}`;
  return ValidateBy({ name: 'kafkaBrokers', validator: { validate, defaultMessage } });
}

/** Megabytes; 0 for no bound. Less than 2,048 leave the smaller topics no room. */
export function KafkaRetention(): PropertyDecorator {
  const validate = (value: unknown) => Number.isInteger(value) && (value === 0 || Number(value) >= 2_048);
  const defaultMessage = () => '$property must be 0 or a whole number of megabytes from 2048';
  return applyDecorators(
    Type(() => Number),
    ValidateBy({ name: 'kafkaRetention', validator: { validate, defaultMessage } }),
  );
}

/** Put before every topic and group name, so that several systems can share one Kafka. */
export function TopicPrefix(): PropertyDecorator {
  return Matches(/^[a-z0-9.-]{0,40}$/, {
    message: '$property must be at most 40 lower-case letters, digits, dots and dashes',
  });
}

/** One or two PEM blocks with public keys for ES256, read as a list. `\n` may stand for a line break. */
export function PublicKeys(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: TransformFnParams) => pemBlocksOf(String(value).replaceAll('\\n', '\n'))),
    Each(isEs256Key, '$property must be one or two PEM public keys on the curve P-256', 2),
  );
}

/** A comma-separated list; blanks around its entries do not count. */
export function Csv(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean)
      : value,
  );
}

/** Every entry of a list of 1 … `atMost` passes the test. */
export function Each(passes: (entry: unknown) => boolean, message: string, atMost = 100): PropertyDecorator {
  const validate = (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.length <= atMost && value.every(passes);
  return ValidateBy({ name: 'each', validator: { validate, defaultMessage: () => message } });
}

/** IP addresses and networks in CIDR form, read as a list. */
export function AddressesOrNetworks(): PropertyDecorator {
  const isOne = (entry: unknown) => typeof entry === 'string' && (ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry));
  return applyDecorators(Csv(), Each(isOne, '$property must be a list of IP addresses and networks'));
}

function UrlWith(protocols: readonly string[], example: string): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol);
  return ValidateBy({
    name: 'urlWith',
    validator: { validate, defaultMessage: () => `$property must be an address like ${example}` },
  });
}

function pemBlocksOf(text: string): string[] {
  return text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
}

function isEs256Key(pem: unknown): boolean {
  try {
    return createPublicKey(String(pem)).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
