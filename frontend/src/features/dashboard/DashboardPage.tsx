import { weekdayIn } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useState } from 'react';
import { asCallError } from '~/api/http/call-error.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { FigureStrip } from '~/ui/chart/FigureStrip.js';
import { Note } from '~/ui/text/Note.js';
import { Page } from '~/ui/frame/Page.js';
import { ErrorState } from '~/ui/placeholders/ErrorState.js';
import { useApiDispatch } from '~/api/store/use-api-dispatch.js';
import { dashboardApi, useDashboardStatsQuery, useUsageByCountryQuery } from '~/api/live/dashboard.api.js';
import { useLiveEvents } from '~/api/live/events.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { loadState } from '~/api/store/load-state.js';
import { CountryPanel } from '~/widgets/CountryPanel.js';
import { listDashboardFigures } from './list-dashboard-figures.js';
import { RecentRequests } from './RecentRequests.js';
import { TopKeys } from './TopKeys.js';
import { getPolling, type LiveUpdates, useRefetchOnUpdate } from './live-updates.js';

/** The screen of today's figures. */
export function DashboardPage() {
  const times = useTimes();
  const { stats, updates } = useDashboardFeed();
  const { data, error, refetch } = stats;
  const now = new Date();
  const toLive = (
    <Button component={Link} to="/admin/statistics" endIcon={<ArrowUpRight size={16} aria-hidden />}>
      {tc.dashboard.toLive}
    </Button>
  );
  return (
    <Page title={tc.dashboard.title} subtitle={weekdayIn(times, now)} action={toLive}>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {error && data && <Note kind="warning">{tc.dashboard.outdated}</Note>}
      </Box>
      {error && !data ? (
        <ErrorState title={tc.dashboard.failed} error={asCallError(error)} onRetry={() => void refetch()} />
      ) : (
        <FigureStrip label={tc.dashboard.figures} figures={listDashboardFigures(data, times.isoDay(now))} />
      )}
      <Box sx={columns}>
        <Box sx={{ gridArea: 'recent', minWidth: 0, '& > *': { height: '100%' } }}>
          <RecentRequests times={times} updates={updates} />
        </Box>
        <Box sx={{ gridArea: 'top', minWidth: 0, '& > *': { height: '100%' } }}>
          <TopKeys updates={updates} />
        </Box>
        <Box sx={{ gridArea: 'countries', minWidth: 0 }}>
          <UsageByCountry updates={updates} />
        </Box>
      </Box>
    </Page>
  );
}

/** Both columns end at the same height: the shorter one grows. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 388px' },
  gridTemplateAreas: { xs: '"recent" "top" "countries"', lg: '"recent top" "recent countries"' },
  gridTemplateRows: { lg: '1fr auto' },
  gap: 5,
} as const;

/** Changing figures of the cards, and the updates for the panels below. Without events all of them poll. */
function useDashboardFeed() {
  const dispatch = useApiDispatch();
  const [storedRows, setStoredRows] = useState<number>();
  const link = useLiveEvents({
    stats: (stats) => void dispatch(dashboardApi.util.upsertQueryData('dashboardStats', undefined, stats)),
    logs: (rows) => setStoredRows(rows.storedRows),
  });
  const updates = { link, storedRows };
  return { stats: useDashboardStatsQuery(undefined, getPolling(updates, pollingIntervals.dashboardStats)), updates };
}

const t = tc.dashboard.countries;
const MAX_COUNTRIES = 5;
const FLAGS = ['DE', 'AT', 'CH', 'NL'];

/** The countries of the checked IBANs. */
function UsageByCountry({ updates }: { updates: LiveUpdates }) {
  const query = useUsageByCountryQuery(undefined, getPolling(updates, pollingIntervals.countries));
  useRefetchOnUpdate(updates, pollingIntervals.countries, query.refetch);
  return (
    <CountryPanel title={t.title} subtitle={t.range} {...loadState(query)} maxCountries={MAX_COUNTRIES} flags={FLAGS} />
  );
}
