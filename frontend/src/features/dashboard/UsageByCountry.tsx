import { loadState } from '~/api/base/load-state.js';
import { useUsageByCountryQuery } from '~/api/live/dashboard.api.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { CountryPanel } from '~/ui/country/CountryPanel.js';
import { type LiveUpdates, pollingOf, useRefetchOnUpdate } from './live-updates.js';

const t = tc.dashboard.countries;
const MAX_COUNTRIES = 5;
const FLAGS = ['DE', 'AT', 'CH', 'NL'];

/** The countries of the checked IBANs. */
export function UsageByCountry({ updates }: { updates: LiveUpdates }) {
  const query = useUsageByCountryQuery(undefined, pollingOf(updates, pollingIntervals.countries));
  useRefetchOnUpdate(updates, pollingIntervals.countries, query.refetch);
  return <CountryPanel title={t.title} subtitle={t.range} {...loadState(query)} shown={MAX_COUNTRIES} flags={FLAGS} />;
}
