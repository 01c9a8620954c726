import { createPublicKey } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { isNetwork } from '@pruefer/contracts';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsIP,
  IsNumber,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { kafkaMechanisms, readKafkaAddress } from './kafka-address.js';

export function Port(): PropertyDecorator {
  return Within(0, 65_535, '$property muss eine Portnummer von 0 bis 65535 sein.');
}

export function WholeNumber(lowest: number, highest: number, unit: string): PropertyDecorator {
  return Within(lowest, highest, `$property muss eine ganze Zahl von ${lowest} bis ${highest} sein (${unit}).`);
}

export function Share(): PropertyDecorator {
  const message = '$property muss eine Zahl von 0 bis 1 sein, zum Beispiel 0.01.';
  return applyDecorators(
    Type(() => Number),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message }),
    Min(0, { message }),
    Max(1, { message }),
  );
}

export function Host(): PropertyDecorator {
  return IsIP(undefined, { message: '$property muss eine IP-Adresse sein, zum Beispiel 127.0.0.1.' });
}

const MIN_SECRET_CHARACTERS = 32;
/** The current secret and those of unfinished rotations. */
const MAX_SECRETS = 4;

/** A secret of at least 32 characters, deliberately without a default. */
export function Secret(): PropertyDecorator {
  return MinLength(MIN_SECRET_CHARACTERS, {
    message: `$property muss ein Geheimnis aus mindestens ${MIN_SECRET_CHARACTERS} Zeichen sein.`,
  });
}

/**
 * One secret, or several during a rotation, separated by commas; the first is the current one. If a part is too short
 * for a secret, the commas belong to a single secret.
 */
export function Secrets(): PropertyDecorator {
  const isOne = (entry: unknown) => typeof entry === 'string' && entry.length >= MIN_SECRET_CHARACTERS;
  const message = `$property muss ein Geheimnis aus mindestens ${MIN_SECRET_CHARACTERS} Zeichen sein, oder höchstens ${MAX_SECRETS}, durch Komma getrennt.`;
  return applyDecorators(
    Transform(({ value }: TransformFnParams) => {
      const text = String(value);
      const parts = text.split(',');
      return parts.every(isOne) ? parts : [text];
    }),
    Each(isOne, message, MAX_SECRETS),
  );
}

export function OneOf(words: readonly string[]): PropertyDecorator {
  return IsIn([...words], { message: `$property muss eines davon sein: ${words.join(', ')}.` });
}

export function PostgresUrl(): PropertyDecorator {
  return UrlWith(['postgres:', 'postgresql:'], 'postgres://benutzer:kennwort@rechner:5432/datenbank');
}

export function RedisUrl(): PropertyDecorator {
  return UrlWith(['redis:', 'rediss:'], 'redis://:kennwort@rechner:6379');
}

export function SmtpUrl(): PropertyDecorator {
  return UrlWith(['smtp:', 'smtps:'], 'smtp://benutzer:kennwort@rechner:587');
}

export function HttpUrl(): PropertyDecorator {
  return UrlWith(['http:', 'https:'], 'http://rechner:port');
}

/** The origin of a site, in the spelling of browsers. */
export function SiteUrl(): PropertyDecorator {
  const message = '$property muss eine Adresse ohne Pfad sein, zum Beispiel https://iban.example.de.';
  return applyDecorators(
    ValidateIf((_, value) => value !== ''),
    Transform(({ value }: TransformFnParams): unknown => (isOrigin(value) ? new URL(value).origin : value)),
    ValidateBy({ name: 'httpOrigin', validator: { validate: isOrigin, defaultMessage: () => message } }),
  );
}

export function HostNames(): PropertyDecorator {
  const isName = (entry: unknown) => typeof entry === 'string' && /^[a-z0-9.-]{1,253}$/.test(entry);
  return applyDecorators(
    Csv(),
    Each(isName, '$property muss eine Liste von Rechnernamen in Kleinbuchstaben sein, zum Beispiel www.bundesbank.de.'),
  );
}

/** An https URL without credentials, with a host from the list of another field. */
export function HttpsUrlOn(listField: string): PropertyDecorator {
  const validate = (value: unknown, args?: ValidationArguments) => {
    const url = URL.parse(String(value));
    const hosts = (args?.object as Readonly<Record<string, unknown>>)[listField];
    const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
    return isPlain && Array.isArray(hosts) && hosts.includes(url.hostname);
  };
  const defaultMessage = () =>
    `$property muss eine Adresse der Form https://rechner/pfad auf einem Rechner aus ${listField} sein.`;
  return ValidateBy({ name: 'httpsUrlOn', validator: { validate, defaultMessage } });
}

export function HttpUrls(): PropertyDecorator {
  const isOne = (entry: unknown) => isUrlWith(['http:', 'https:'], entry);
  return applyDecorators(
    Csv(),
    Each(isOne, '$property muss eine Liste der Form http://rechner:port,http://rechner:port sein.'),
  );
}

export function KafkaBrokers(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && readKafkaAddress(value) !== undefined;
  const example = 'kafka://benutzer:passwort@rechner:port,rechner:port (mit TLS kafka+ssl://)';
  const mechanisms = `?mechanism=${kafkaMechanisms.join('|')} dahinter, plain nur mit kafka+ssl`;
  const defaultMessage = () => `$property muss eine Adresse der Form ${example} sein, bei Bedarf mit ${mechanisms}.`;
  return ValidateBy({ name: 'kafkaBrokers', validator: { validate, defaultMessage } });
}

/** Default limit for the events that Kafka keeps; fits on a single machine. */
export const RETENTION_MB = 10_240;

/** Megabytes; 0 for no limit. Below 2,048 the smaller topics have too little space. */
export function KafkaRetention(): PropertyDecorator {
  const validate = (value: unknown) => Number.isInteger(value) && (value === 0 || Number(value) >= 2_048);
  const defaultMessage = () => '$property muss 0 oder eine ganze Zahl ab 2048 sein (Megabyte).';
  return applyDecorators(
    Type(() => Number),
    ValidateBy({ name: 'kafkaRetention', validator: { validate, defaultMessage } }),
  );
}

/** Prefix of every topic and group name, so that several systems can share one Kafka. */
export function TopicPrefix(): PropertyDecorator {
  return Matches(/^[a-z0-9.-]{0,40}$/, {
    message: '$property darf höchstens 40 Kleinbuchstaben, Ziffern, Punkte und Bindestriche enthalten.',
  });
}

/** One or two PEM blocks with public keys for ES256. `\n` may replace a line break. */
export function PublicKeys(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: TransformFnParams) => extractPemBlocks(String(value).replaceAll('\\n', '\n'))),
    Each(isEs256Key, '$property muss einen oder zwei öffentliche Schlüssel (PEM, Kurve P-256) enthalten.', 2),
  );
}

/** A comma-separated list; blanks around entries are ignored. */
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

export function Each(passes: (entry: unknown) => boolean, message: string, atMost = 100): PropertyDecorator {
  const validate = (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.length <= atMost && value.every(passes);
  return ValidateBy({ name: 'each', validator: { validate, defaultMessage: () => message } });
}

/** A list of IP addresses and networks in CIDR form, as `isNetwork` accepts them. */
export function AddressesOrNetworks(): PropertyDecorator {
  return applyDecorators(
    Csv(),
    Each(isNetwork, '$property muss eine Liste von IP-Adressen und Netzen sein, zum Beispiel 10.0.0.0/8,::1.'),
  );
}

function Within(lowest: number, highest: number, message: string): PropertyDecorator {
  return applyDecorators(
    Type(() => Number),
    IsInt({ message }),
    Min(lowest, { message }),
    Max(highest, { message }),
  );
}

function UrlWith(protocols: readonly string[], example: string): PropertyDecorator {
  return ValidateBy({
    name: 'urlWith',
    validator: {
      validate: (value: unknown) => isUrlWith(protocols, value),
      defaultMessage: () => `$property muss eine Adresse der Form ${example} sein.`,
    },
  });
}

function isUrlWith(protocols: readonly string[], value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin(value: unknown): value is string {
  if (!isUrlWith(['http:', 'https:'], value)) return false;
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}

function extractPemBlocks(text: string): string[] {
  return text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
}

function isEs256Key(pem: unknown): boolean {
  try {
    return createPublicKey(String(pem)).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
