import type { DashboardStats } from '@pruefer/contracts';
import { keysPath, logsPath } from '~/api/links/console-paths.js';
import { tc } from '~/texts/de-console.js';
import type { Figure } from '~/ui/chart/FigureStrip.js';

const MIN_HOURS = 2;

/**
 * The four cards; each links to the details of its figure.
 * @param stats undefined until loaded: no figure is invented
 * @param today YYYY-MM-DD in the configured zone
 */
export function listDashboardFigures(stats: DashboardStats | undefined, today: string): Figure[] {
  const t = tc.dashboard;
  const numberText = (value: number | undefined) => (value === undefined ? null : tc.number(value));
  // Without requests there is no share of them and no mean.
  const requestFigure = (value: number | undefined) => (stats?.todayRequests === 0 ? null : numberText(value));
  const hours = stats?.lastDay ?? [];
  // The running hour is left out of the requests: it would always look like a fall.
  const [requests, successRates, responseTimes] = drawable([
    hours.slice(0, -1).map((hour) => hour.requests),
    measuredValues(hours.map(({ successRate }) => successRate)),
    measuredValues(hours.map(({ avgResponseTime }) => avgResponseTime)),
  ]);
  const todayRange = { startDate: today, endDate: today };
  return [
    {
      label: t.activeKeys,
      value: numberText(stats?.activeApiKeys),
      range: stats ? t.ofAllKeys(stats.allApiKeys) : t.activeKeysRange,
      to: keysPath({ status: 'active' }),
    },
    {
      label: t.today,
      value: numberText(stats?.todayRequests),
      // On the first day the total is today's figure again.
      range: stats ? requestsRange(stats) : t.todayRange,
      trend: requests,
      to: logsPath(todayRange),
    },
    {
      label: t.successRate,
      value: requestFigure(stats?.successRate),
      unit: '%',
      range: t.todayRange,
      trend: successRates,
      to: logsPath({ ...todayRange, statusCode: '200' }),
    },
    {
      label: t.responseTime,
      value: requestFigure(stats?.avgResponseTime),
      unit: 'ms',
      range: t.todayRange,
      trend: responseTimes,
      to: logsPath(todayRange),
    },
  ];
}

/** A bulk call is one request with up to 1,000 IBANs: both are named. */
function requestsRange({ todayRequests, totalRequests, todayIbans }: DashboardStats): string | readonly string[] {
  const { total, todayRange, ibans } = tc.dashboard;
  const requests = totalRequests === todayRequests ? todayRange : total(totalRequests);
  return [requests, ibans(todayIbans)];
}

type Trends = readonly [readonly number[], readonly number[], readonly number[]];

/** The trends; none when one has less than two measured hours, because a line in one cell alone looks broken. */
function drawable(trends: Trends): Trends {
  return trends.every((trend) => trend.length >= MIN_HOURS) ? trends : [[], [], []];
}

/** Hours in which nothing was measured leave no trace. */
function measuredValues(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}
