import type { Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pause, Play } from 'lucide-react';
import { noPolling, pollingIntervals } from '~/api/live/polling-intervals.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { FigureStrip } from '~/ui/chart/FigureStrip.js';
import { ErrorState } from '~/ui/placeholders/ErrorState.js';
import { loadState } from '~/api/store/load-state.js';
import { useUsageByCountryQuery } from '~/api/live/dashboard.api.js';
import { useOnUpdate } from '~/api/live/use-on-update.js';
import { CountryPanel } from '~/widgets/CountryPanel.js';
import { flagCountries } from '~/widgets/Flag.js';
import { QuotaStatus } from './QuotaStatus.js';
import { RequestChart } from './RequestChart.js';
import { SystemStatus } from './SystemStatus.js';
import { type LiveFeed, useLiveFeed } from './use-live-feed.js';
import { getMeanResponseTime, getSuccessRate, listTiles } from './list-tiles.js';
import { useSamples } from './use-samples.js';

const PAUSE = 'pause';

/** The screen of live figures. */
export function StatisticsPage() {
  const { isPaused, toggle } = usePause();
  const feed = useLiveFeed(isPaused);
  const times = useTimes(settingsPolling[feed.mode]);
  const Icon = isPaused ? Play : Pause;
  const pause = (
    <Button onClick={toggle} startIcon={<Icon size={16} aria-hidden />}>
      {isPaused ? tc.statistics.resume : tc.statistics.pause}
    </Button>
  );
  return (
    <Page title={tc.statistics.title} subtitle={describeStand(feed, times)} action={pause}>
      <LiveTiles feed={feed} />
      <RequestChart feed={feed} times={times} />
      <Box sx={panels}>
        <QuotaStatus feed={feed} />
        <TopCountries feed={feed} />
        <SystemStatus feed={feed} times={times} />
      </Box>
    </Page>
  );
}

/** The zone of the times may be changed by another user. */
const settingsPolling = {
  live: pollingIntervals.settings,
  polling: pollingIntervals.liveSettings,
  paused: noPolling,
} as const;

/** Says when the figures were read, and how they are updated. */
function describeStand({ figures, mode, error }: LiveFeed, times: Times): string {
  const { stand, waiting } = tc.statistics;
  if (!figures) return waiting;
  return stand[mode === 'polling' && error ? 'broken' : mode](times.clock(figures.at));
}

const panels = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: 5,
} as const;

/** Whether the screen is paused; kept in the URL, so that it survives a reload. */
function usePause(): { readonly isPaused: boolean; readonly toggle: () => void } {
  const [params, change] = useQueryParams();
  const isPaused = params.has(PAUSE);
  return { isPaused, toggle: () => change({ [PAUSE]: isPaused ? null : '1' }) };
}

/** The four figures of the moment. */
function LiveTiles({ feed }: { feed: LiveFeed }) {
  const { figures, stats, error, retry } = feed;
  const trends = {
    successRate: useSamples(getSuccessRate(stats), figures?.at),
    responseTime: useSamples(getMeanResponseTime(stats), figures?.at),
    connections: useSamples(figures?.openConnections ?? null, figures?.at),
  };
  if (!figures && !stats && error) {
    return <ErrorState title={tc.statistics.tiles.failed} error={error} onRetry={retry} />;
  }
  return <FigureStrip label={tc.statistics.tiles.label} figures={listTiles(feed, trends)} />;
}

const t = tc.statistics.countries;
const MAX_COUNTRIES = 8;

function TopCountries({ feed: { mode, storedRows } }: { feed: LiveFeed }) {
  const query = useUsageByCountryQuery(undefined, mode === 'polling' ? pollingIntervals.liveCountries : noPolling);
  useOnUpdate(
    mode === 'live' ? storedRows : undefined,
    pollingIntervals.liveCountries.pollingInterval,
    () => void query.refetch(),
  );
  return (
    <CountryPanel
      title={t.title}
      subtitle={t.range}
      {...loadState(query)}
      maxCountries={MAX_COUNTRIES}
      flags={flagCountries}
    />
  );
}
