import type { DashboardStats } from '@pruefer/contracts';
import type { CallError } from '../../api/call-error.js';
import { every } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { type Figure, FigureStrip } from '../../ui/FigureStrip.js';
import { Page } from '../../ui/Page.js';
import { ErrorState } from '../../ui/states/ErrorState.js';
import { useDashboardStatsQuery } from './dashboard.api.js';

const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'Europe/Berlin' });

/** How things stand today. */
export function DashboardPage() {
  const { data, error, refetch } = useDashboardStatsQuery(undefined, every.dashboardStats);
  return (
    <Page title={tc.dashboard.title} subtitle={today.format(new Date())}>
      {error && !data ? (
        <ErrorState title={tc.dashboard.failed} failure={error as CallError} onRetry={() => void refetch()} />
      ) : (
        <FigureStrip label={tc.dashboard.figures} figures={figuresOf(data)} />
      )}
    </Page>
  );
}

function figuresOf(stats: DashboardStats | undefined): Figure[] {
  const shown = (value: number | undefined) => (value === undefined ? null : tc.number(value));
  return [
    { label: tc.dashboard.activeKeys, value: shown(stats?.activeApiKeys), range: tc.dashboard.activeKeysRange },
    {
      label: tc.dashboard.today,
      value: shown(stats?.todayRequests),
      range: stats ? tc.dashboard.total(stats.totalRequests) : tc.dashboard.todayRange,
    },
    { label: tc.dashboard.successRate, value: shown(stats?.successRate), unit: '%', range: tc.dashboard.todayRange },
    {
      label: tc.dashboard.responseTime,
      value: shown(stats?.avgResponseTime),
      unit: 'ms',
      range: tc.dashboard.todayRange,
    },
  ];
}
