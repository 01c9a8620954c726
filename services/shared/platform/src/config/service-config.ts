import { IsOptional } from 'class-validator';
import { Host, OneOf, Port, PublicKeys, Secret, WholeNumber } from './fields.js';

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
}
