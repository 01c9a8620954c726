import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { one, stream } from '../answer.js';
import type { Job } from '../database/jobs.js';
import { endpoint } from '../endpoint.js';
import type { DashboardStats, LiveChartPoint } from './dashboard.endpoints.js';

const serviceStates = ['operational', 'degraded', 'down'] as const;
/** `degraded`: some replicas are silent or not ready, the others do the work. */
export type ServiceState = (typeof serviceStates)[number];

export const systemParts = ['api', 'database', 'bankData', 'kafka'] as const;
export type SystemPart = (typeof systemParts)[number];

export class PartState {
  @IsIn(systemParts) part!: SystemPart;
  @IsOptional() @IsIn(serviceStates) state!: ServiceState | null;
  @IsOptional() @IsISO8601() since!: string | null;
}

/** Response times of the last 60 minutes: the least bound of the histogram, in ms, that covers the share of requests. */
export class ResponseTimes {
  @IsOptional() @IsInt() p50!: number | null;
  @IsOptional() @IsInt() p95!: number | null;
  @IsOptional() @IsInt() p99!: number | null;
}

/** Active keys by the share of their quota that is used: under 20 %, under 80 %, the others. */
export class QuotaBands {
  @IsInt() @Min(0) low!: number;
  @IsInt() @Min(0) medium!: number;
  @IsInt() @Min(0) high!: number;
}

/** Figures of the live screen in addition to today's. null: unknown. */
export class LiveFigures {
  @IsISO8601() at!: string;
  /** Requests of the 60 seconds before `at`. */
  @IsOptional() @IsInt() requestsLastMinute!: number | null;
  /** IBANs that got a verdict in them. */
  @IsOptional() @IsInt() ibansLastMinute!: number | null;
  /** Connections of callers, open at all gateways. */
  @IsOptional() @IsInt() openConnections!: number | null;
  /** Replicas that have published how they are. */
  @IsInt() @Min(0) gateways!: number;
  @IsInt() @Min(0) validators!: number;
  @Type(() => ResponseTimes) @IsOptional() @ValidateNested() responseTimes!: ResponseTimes | null;
  @Type(() => QuotaBands) @IsOptional() @ValidateNested() quota!: QuotaBands | null;
  @IsOptional() @IsInt() databaseConnections!: number | null;
  /** Version of the German data set in use. */
  @IsOptional() @IsString() dataVersion!: string | null;
  /** The last day it is meant for; null when the publisher names none. */
  @IsOptional() @IsISO8601() dataValidUntil!: string | null;
  /** Events that are not in the log yet. */
  @IsOptional() @IsInt() kafkaLag!: number | null;
  /** Names of the services of which a replica is silent or not ready. */
  @IsString({ each: true }) affected!: string[];
  /** In the order of `systemParts`. */
  @Type(() => PartState) @ValidateNested({ each: true }) system!: PartState[];
}

/** Notifies a list of new rows, without the rows themselves. */
export class NewLogRows {
  /** Id of the newest row; null while there is none. */
  @IsOptional() @IsString() newestId!: string | null;
  /** Rows ever stored: the difference of two of them is the number of new rows. */
  @IsInt() @Min(0) storedRows!: number;
}

/** Content of the event stream by event name; each event is the complete state. */
export interface LiveEvents {
  /** Every two seconds. */
  readonly figures: LiveFigures;
  /** The others at once and whenever they have changed. */
  readonly stats: DashboardStats;
  readonly chart: readonly LiveChartPoint[];
  readonly logs: NewLogRows;
  /** Sent to admins only: jobs that changed within the last hour, newest first, at most 20. */
  readonly jobs: readonly Job[];
}

export type LiveEventName = keyof LiveEvents;

const live = {
  tag: 'Dashboard',
  method: 'GET',
  service: 'log',
  access: 'manager',
  polled: true,
  problems: [],
} as const;

export const liveFigures = endpoint({
  ...live,
  title: 'Live-Werte',
  path: '/api/admin/dashboard/live',
  answer: one(LiveFigures),
});
/** Server-sent events named as in `LiveEvents`, read by `fetch` with the bearer token. */
export const followEvents = endpoint({
  ...live,
  title: 'Ereignisse verfolgen (Server-Sent Events)',
  path: '/api/admin/events',
  answer: stream<LiveEvents>(),
  problems: ['too_many_streams'],
});
