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
  /** As in the gateway: the host that a canonical address may name. */
  @SiteUrl() SITE_URL = '';
  /** As in validation-service: the page about data protection names it. */
  @OneOf(['full', 'masked', 'none']) LOG_IBAN: 'full' | 'masked' | 'none' = 'full';
  /** As in log-service, for the same page. */
  @WholeNumber(1, 30, 'Tage') LOG_DETAILS_DAYS = 30;
  @WholeNumber(30, 3_650, 'Tage') LOG_KEPT_DAYS = 30;
}
