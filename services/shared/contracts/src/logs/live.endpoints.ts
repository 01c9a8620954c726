import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Min } from 'class-validator';
import { one, stream } from '../definition/response-kinds.js';
import type { Job } from '../jobs/jobs.js';
import { endpoint } from '../definition/endpoint.js';
import type { DashboardStats, LiveChartPoint } from './dashboard.endpoints.js';
import { Nested, NestedList } from '../fields/nested.js';

const serviceStates = ['operational', 'degraded', 'down'] as const;
/** `degraded`: some replicas are silent or not ready, but others work. */
export type ServiceState = (typeof serviceStates)[number];

export const systemParts = ['api', 'database', 'bankData', 'kafka'] as const;
export type SystemPart = (typeof systemParts)[number];

export class PartState {
  @IsIn(systemParts) part!: SystemPart;
  @IsOptional() @IsIn(serviceStates) state!: ServiceState | null;
  @IsOptional() @IsISO8601() since!: string | null;
}

/** Percentiles of the last 60 minutes: the smallest histogram bound, in ms, that covers 50, 95 or 99 % of requests. */
export class ResponseTimes {
  @IsOptional() @IsInt() p50!: number | null;
  @IsOptional() @IsInt() p95!: number | null;
  @IsOptional() @IsInt() p99!: number | null;
}

/** Number of active keys, without test keys, by used share of the quota: under 20 %, under 80 %, the rest. */
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
  /** IBANs with a verdict in these 60 seconds. */
  @IsOptional() @IsInt() ibansLastMinute!: number | null;
  /** Open connections of callers at all gateways. */
  @IsOptional() @IsInt() openConnections!: number | null;
  /** Number of gateway replicas that publish their state. */
  @IsInt() @Min(0) gateways!: number;
  @IsInt() @Min(0) validators!: number;
  @IsOptional() @Nested(() => ResponseTimes) responseTimes!: ResponseTimes | null;
  @IsOptional() @Nested(() => QuotaBands) quota!: QuotaBands | null;
  @IsOptional() @IsInt() databaseConnections!: number | null;
  /** Version of the German data set in use. */
  @IsOptional() @IsString() dataVersion!: string | null;
  /** Last day of that data set; null: the publisher names none. */
  @IsOptional() @IsISO8601() dataValidUntil!: string | null;
  /** Number of events that are not in the log yet. */
  @IsOptional() @IsInt() kafkaLag!: number | null;
  /** Names of services with a silent or unready replica. */
  @IsString({ each: true }) affected!: string[];
  /** In the order of `systemParts`. */
  @NestedList(() => PartState) system!: PartState[];
}

/** Reports new rows to a list, without the rows themselves. */
export class NewLogRows {
  /** Number of stored rows: the difference of two values is the number of new rows. */
  @IsInt() @Min(0) storedRows!: number;
}

/** Content of the event stream by event name; each event is the complete state. */
export interface LiveEvents {
  /** Sent every two seconds. */
  readonly figures: LiveFigures;
  /** This and the following ones: at the start of the stream and on every change. */
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
  response: one(LiveFigures),
});
/** Server-sent events named as in `LiveEvents`, read by `fetch` with the bearer token. */
export const followEvents = endpoint({
  ...live,
  title: 'Ereignisse verfolgen (Server-Sent Events)',
  path: '/api/admin/events',
  response: stream<LiveEvents>(),
  problems: ['too_many_streams'],
});
