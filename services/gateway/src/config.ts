import {
  AddressesOrNetworks,
  HttpUrl,
  HttpUrls,
  KafkaBrokers,
  OneOf,
  RedisUrl,
  Secret,
  ServiceConfig,
  SiteUrl,
  TopicPrefix,
} from '@pruefer/platform/config';
import { IsNotEmpty, Matches, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';

export class GatewayConfig extends ServiceConfig {
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** Keys the hashes of addresses in events. */
  @Secret() LOG_HASH_SECRET!: string;
  /** Replicas of validation-service; a host name may have several addresses. */
  @HttpUrls() VALIDATION_URLS!: string[];
  @HttpUrl() KEYS_URL!: string;
  @HttpUrl() AUTH_URL!: string;
  @HttpUrl() CMS_URL!: string;
  @HttpUrl() LOG_URL!: string;
  @HttpUrl() WORKER_URL!: string;
  /** The built frontend. */
  @IsNotEmpty({ message: '$property muss den Ordner der gebauten Oberfläche nennen.' }) FRONTEND_DIR!: string;
  /** The address of the public site in links, sitemap and canonical tags; empty: only loopback addresses are used. */
  @SiteUrl() SITE_URL = '';
  /** Contact for vulnerability reports (`/.well-known/security.txt`); empty: the file does not exist. */
  @ValidateIf(({ SECURITY_CONTACT }: GatewayConfig) => SECURITY_CONTACT !== '')
  @Matches(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
    message: '$property muss eine Adresse der Form mailto:name@rechner oder https://rechner/pfad sein.',
  })
  SECURITY_CONTACT = '';
  /** Peers whose X-Forwarded-For is trusted; none by default. */
  @ValidateIf(({ TRUSTED_PROXIES }: GatewayConfig) => TRUSTED_PROXIES.length > 0)
  @AddressesOrNetworks()
  TRUSTED_PROXIES: string[] = [];
  /** Benchmarks only: a route that answers without work. It must not be reachable otherwise. */
  @OneOf(['0', '1'])
  @OnLoopbackOnly()
  BENCH_ECHO: '0' | '1' = '0';
}

function OnLoopbackOnly(): PropertyDecorator {
  const validate = (value: unknown, args?: ValidationArguments) =>
    value !== '1' || ['127.0.0.1', '::1'].includes((args?.object as GatewayConfig).HOST);
  const defaultMessage = () => '$property lässt sich nur einschalten, wenn HOST eine Loopback-Adresse ist.';
  return ValidateBy({ name: 'onLoopbackOnly', validator: { validate, defaultMessage } });
}
