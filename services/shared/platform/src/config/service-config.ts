import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { Host, HttpUrl, OneOf, Port, PublicKeys, Secret, Share, WholeNumber } from './fields.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Variables of every service; a service extends this class with its own. */
export class ServiceConfig {
  @Host() HOST = '127.0.0.1';
  @Port() PORT!: number;
  /** Private port for health and metrics, never reachable from outside. */
  @Port() OPS_PORT!: number;
  /** Bind address of the private port; HOST by default. */
  @IsOptional() @Host() OPS_HOST?: string;
  @OneOf(logLevels) LOG_LEVEL: LogLevel = 'info';
  /** Time for which a service accepts requests after it reports not ready, so that load balancers can react. */
  @WholeNumber(0, 5_000, 'Millisekunden') STOP_DELAY_MS = 0;
  /** Shared by the services of one system; sent as `x-internal-secret`. */
  @Secret() INTERNAL_SECRET!: string;
  /** Two keys during a rotation. */
  @PublicKeys() TOKEN_PUBLIC_KEYS!: string[];
  /** The trace collector (OTLP over HTTP); empty: tracing is off. */
  @ValidateIf(({ OTEL_EXPORTER_OTLP_ENDPOINT }: ServiceConfig) => OTEL_EXPORTER_OTLP_ENDPOINT !== '')
  @HttpUrl()
  OTEL_EXPORTER_OTLP_ENDPOINT = '';
  @Matches(/^(?:[\w-]+=(?:[^\s,=%]|%[\dA-Fa-f]{2})+(?:,(?=.)|$))*$/, {
    message: '$property muss die Form name=wert,name=wert haben, mit Prozentzeichen statt Sonderzeichen.',
  })
  OTEL_EXPORTER_OTLP_HEADERS = '';
  /** `parentbased_…` respects the sampling decision of the caller; otherwise only the share counts. */
  @OneOf(['traceidratio', 'parentbased_traceidratio'])
  OTEL_TRACES_SAMPLER: 'traceidratio' | 'parentbased_traceidratio' = 'traceidratio';
  @Share() OTEL_TRACES_SAMPLER_ARG = 0.01;
  /** Time for which spans are batched before sending. */
  @WholeNumber(10, 60_000, 'Millisekunden') OTEL_BSP_SCHEDULE_DELAY = 5_000;
}
