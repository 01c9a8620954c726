import { IsInt, IsISO8601, IsNumber, IsOptional, IsString, Min } from 'class-validator';
import { list, one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { NestedList } from '../fields/nested.js';

/** Figures of one hour; null: not measured. */
export class HourOfRequests {
  @IsISO8601() hour!: string;
  @IsInt() @Min(0) requests!: number;
  /** Share of successful requests, as in `DashboardStats`. */
  @IsOptional() @IsNumber() successRate!: number | null;
  /** Mean in milliseconds, one decimal. */
  @IsOptional() @IsNumber() avgResponseTime!: number | null;
}

/** Figures of the dashboard's cards. "Today" is the day in the configured time zone. */
export class DashboardStats {
  @IsInt() @Min(0) activeApiKeys!: number;
  /** Number of keys, including locked ones, without renewed and test keys. */
  @IsInt() @Min(0) allApiKeys!: number;
  @IsInt() @Min(0) todayRequests!: number;
  @IsInt() @Min(0) totalRequests!: number;
  /** IBANs with a verdict; a bulk call is one request with up to 1,000 IBANs. */
  @IsInt() @Min(0) todayIbans!: number;
  /** Percent of today's IBANs and refused requests with status 200, one decimal; 0 without any. */
  @IsNumber() successRate!: number;
  /** Mean response time of today's answered checks in milliseconds, one decimal; 0 without any. */
  @IsNumber() avgResponseTime!: number;
  /** The last 24 hours, the current one last. */
  @NestedList(() => HourOfRequests) lastDay!: HourOfRequests[];
}

/** One of the ten keys with the most IBANs of the last 30 days, with its refused requests. */
export class TopApiKey {
  @IsString() id!: string;
  /** null until keys-service has published the client's name. */
  @IsOptional() @IsString() clientName!: string | null;
  @IsInt() requestCount!: number;
  @IsInt() ibanCount!: number;
  @IsOptional() @IsInt() used!: number | null;
  @IsOptional() @IsInt() quota!: number | null;
}

export class RecentLog {
  @IsString() id!: string;
  @IsOptional() @IsString() apiKeyId!: string | null;
  /** null without a key, and until keys-service has published the client's name. */
  @IsOptional() @IsString() clientName!: string | null;
  @IsOptional() @IsString() ipAddress!: string | null;
  @IsInt() statusCode!: number;
  @IsISO8601() timestamp!: string;
}

/** IBANs of the last 30 days by country, the most frequent first; `??`: unknown country or refused request. */
export class CountryUsage {
  @IsString() country!: string;
  @IsInt() count!: number;
}

/** Requests of one minute; the chart shows the last 60. */
export class LiveChartPoint {
  /** Start of the minute. */
  @IsISO8601() time!: string;
  @IsInt() requests!: number;
}

const dashboard = {
  tag: 'Dashboard',
  method: 'GET',
  service: 'log',
  access: 'manager',
  polled: true,
  compressed: true,
  problems: [],
} as const;

export const dashboardStats = endpoint({
  ...dashboard,
  title: 'Kennzahlen',
  path: '/api/admin/dashboard/stats',
  response: one(DashboardStats),
});
export const topApiKeys = endpoint({
  ...dashboard,
  title: 'Schlüssel mit den meisten Anfragen',
  path: '/api/admin/dashboard/top-api-keys',
  response: list(TopApiKey),
});
export const recentLogs = endpoint({
  ...dashboard,
  title: 'Neueste Anfragen',
  path: '/api/admin/dashboard/recent-logs',
  response: list(RecentLog),
});
export const usageByCountry = endpoint({
  ...dashboard,
  title: 'IBANs nach Ländern',
  path: '/api/admin/dashboard/usage-by-country',
  response: list(CountryUsage),
});
export const liveChart = endpoint({
  ...dashboard,
  title: 'Anfragen der letzten 60 Minuten',
  path: '/api/admin/dashboard/live-chart',
  response: list(LiveChartPoint),
});
