import {
  KafkaBrokers,
  OneOf,
  PostgresUrl,
  RedisUrl,
  ServiceConfig,
  SiteUrl,
  TopicPrefix,
  WholeNumber,
} from '@pruefer/platform/config';

/** Environment of cms-service. */
export class CmsConfig extends ServiceConfig {
  @PostgresUrl() DATABASE_URL!: string;
  /** The read copy of sessions. */
  @RedisUrl() REDIS_URL!: string;
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
  /** The gateway's setting: the host that a canonical address may name. */
  @SiteUrl() SITE_URL = '';
  /** validation-service's setting, which the page about data protection names. */
  @OneOf(['full', 'masked', 'none']) LOG_IBAN: 'full' | 'masked' | 'none' = 'full';
  /** log-service's settings, which the same page names. */
  @WholeNumber(1, 30, 'Tage') LOG_DETAILS_DAYS = 30;
  @WholeNumber(30, 3_650, 'Tage') LOG_KEPT_DAYS = 30;
}
