import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { asCallError } from '../../api/call-error.js';
import { useDashboardStatsQuery } from '../../api/dashboard.api.js';
import { every } from '../../api/every.js';
import { useTimes } from '../../api/use-times.js';
import { tc } from '../../texts/de-console.js';
import { FigureStrip } from '../../ui/FigureStrip.js';
import { Page } from '../../ui/Page.js';
import { ErrorState } from '../../ui/states/ErrorState.js';
import { figuresOf } from './figures-of.js';
import { RecentRequests } from './RecentRequests.js';
import { TopKeys } from './TopKeys.js';
import { UsageByCountry } from './UsageByCountry.js';

/** How things stand today. */
export function DashboardPage() {
  const times = useTimes();
  const { data, error, refetch } = useDashboardStatsQuery(undefined, every.dashboardStats);
  const now = new Date();
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: times.zone }).format(now);
  const toLive = (
    <Button component={Link} to="/admin/statistics" endIcon={<ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />}>
      {tc.dashboard.toLive}
    </Button>
  );
  return (
    <Page title={tc.dashboard.title} subtitle={today} action={toLive}>
      {error && !data ? (
        <ErrorState title={tc.dashboard.failed} failure={asCallError(error)} onRetry={() => void refetch()} />
      ) : (
        <FigureStrip label={tc.dashboard.figures} figures={figuresOf(data, times.isoDay(now))} />
      )}
      <Box sx={columns}>
        <Box sx={{ gridArea: 'recent', minWidth: 0 }}>
          <RecentRequests times={times} />
        </Box>
        <Box sx={{ gridArea: 'top', minWidth: 0, '& > *': { height: '100%' } }}>
          <TopKeys />
        </Box>
        <Box sx={{ gridArea: 'countries', minWidth: 0 }}>
          <UsageByCountry />
        </Box>
      </Box>
    </Page>
  );
}

/** The ten keys are as tall as both panels beside them. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 388px' },
  gridTemplateAreas: { xs: '"recent" "top" "countries"', lg: '"recent top" "countries top"' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gap: 5,
} as const;
