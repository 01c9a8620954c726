import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { Host, HttpUrl, OneOf, Port, PublicKeys, Secret, Share, WholeNumber } from './fields.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What every service reads from the environment; a service's config class extends it with its own variables. */
export class ServiceConfig {
  @Host() HOST = '127.0.0.1';
  @Port() PORT!: number;
  /** Private: health and metrics for the operator, never reachable from outside. */
  @Port() OPS_PORT!: number;
  /** The address they listen on; without it, HOST. */
  @IsOptional() @Host() OPS_HOST?: string;
  @OneOf(logLevels) LOG_LEVEL: LogLevel = 'info';
  /** So long it still takes requests after it has said that it is not ready: whoever shares requests out hears of it meanwhile. */
  @WholeNumber(0, 5_000, 'Millisekunden') STOP_DELAY_MS = 0;
  /** Known to the services of one system only; sent as `x-internal-secret`. */
  @Secret() INTERNAL_SECRET!: string;
  /** Two during a change of keys. */
  @PublicKeys() TOKEN_PUBLIC_KEYS!: string[];
  /** The collector that gets traces (OTLP over HTTP); empty: there are none. */
  @ValidateIf(({ OTEL_EXPORTER_OTLP_ENDPOINT }: ServiceConfig) => OTEL_EXPORTER_OTLP_ENDPOINT !== '')
  @HttpUrl()
  OTEL_EXPORTER_OTLP_ENDPOINT = '';
  /** What the collector wants to see, such as a token. */
  @Matches(/^(?:[\w-]+=(?:[^\s,=%]|%[\dA-Fa-f]{2})+(?:,(?=.)|$))*$/, {
    message: '$property muss die Form name=wert,name=wert haben, mit Prozentzeichen statt Sonderzeichen.',
  })
  OTEL_EXPORTER_OTLP_HEADERS = '';
  /** Whether a caller's wish to be traced counts (`parentbased_…`), or the share alone. */
  @OneOf(['traceidratio', 'parentbased_traceidratio'])
  OTEL_TRACES_SAMPLER: 'traceidratio' | 'parentbased_traceidratio' = 'traceidratio';
  /** The share of requests that is traced. */
  @Share() OTEL_TRACES_SAMPLER_ARG = 0.01;
  /** How long spans are gathered before they are sent. */
  @WholeNumber(10, 60_000, 'Millisekunden') OTEL_BSP_SCHEDULE_DELAY = 5_000;
}
