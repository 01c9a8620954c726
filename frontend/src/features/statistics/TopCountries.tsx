import { loadState } from '~/api/base/load-state.js';
import { useUsageByCountryQuery } from '~/api/live/dashboard.api.js';
import { pollingIntervals, never } from '~/api/live/polling-intervals.js';
import { useOnUpdate } from '~/api/live/use-on-update.js';
import { tc } from '~/texts/de-console.js';
import { CountryPanel } from '~/ui/country/CountryPanel.js';
import { drawnFlags } from '~/ui/country/Flag.js';
import type { LiveFeed } from './use-live-feed.js';

const t = tc.statistics.countries;
const MAX_COUNTRIES = 8;

export function TopCountries({ feed: { mode, storedRows } }: { feed: LiveFeed }) {
  const query = useUsageByCountryQuery(undefined, mode === 'polling' ? pollingIntervals.liveCountries : never);
  useOnUpdate(
    mode === 'live' ? storedRows : undefined,
    pollingIntervals.liveCountries.pollingInterval,
    () => void query.refetch(),
  );
  return (
    <CountryPanel title={t.title} subtitle={t.range} {...loadState(query)} shown={MAX_COUNTRIES} flags={drawnFlags} />
  );
}
