import type { DashboardStats, LiveChartPoint, LiveFigures } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { Figure } from '~/ui/chart/FigureStrip.js';

const TREND_MINUTES = 30;

/** The data loaded so far. */
export interface LoadedFigures {
  readonly figures?: LiveFigures | undefined;
  readonly stats?: DashboardStats | undefined;
  readonly chart?: readonly LiveChartPoint[] | undefined;
}

/** Trends that the server does not keep. */
export type Trends = Readonly<Record<'successRate' | 'responseTime' | 'connections', readonly number[]>>;

/** The four tiles. Every figure is the server's; an unknown one is null. */
export function listTiles({ figures, stats, chart = [] }: LoadedFigures, trends: Trends): Figure[] {
  const t = tc.statistics.tiles;
  const numberText = (value: number | null | undefined) =>
    value === null || value === undefined ? null : tc.number(value);
  const { p50 = null, p95 = null, p99 = null } = figures?.responseTimes ?? {};
  const ibansLastMinute = figures?.ibansLastMinute ?? null;
  const gateways = figures?.gateways ?? 0;
  return [
    {
      label: t.perMinute,
      value: numberText(figures?.requestsLastMinute),
      range: ibansLastMinute === null ? t.perMinuteRange : [t.perMinuteRange, t.ibansPerMinute(ibansLastMinute)],
      // The running minute is left out: it would always look like a fall.
      trend: chart.slice(-TREND_MINUTES - 1, -1).map(({ requests }) => requests),
    },
    {
      label: t.successRate,
      value: numberText(getSuccessRate(stats)),
      unit: '%',
      range: t.today,
      trend: trends.successRate,
    },
    {
      label: t.responseTime,
      value: numberText(getMeanResponseTime(stats)),
      unit: 'ms',
      range: [t.responseTimeRange, t.percentiles(p50, p95, p99)],
      trend: trends.responseTime,
    },
    {
      label: t.connections,
      value: numberText(figures?.openConnections),
      range: gateways > 0 ? t.gateways(gateways) : tc.statistics.unknown,
      trend: trends.connections,
    },
  ];
}

/** Null without requests: there is no share of nothing. */
export function getSuccessRate(stats: DashboardStats | undefined): number | null {
  return stats && stats.todayRequests > 0 ? stats.successRate : null;
}

/** Null without requests. */
export function getMeanResponseTime(stats: DashboardStats | undefined): number | null {
  return stats && stats.todayRequests > 0 ? stats.avgResponseTime : null;
}
