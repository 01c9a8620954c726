import { loadState } from '~/api/base/load-state.js';
import { useUsageByCountryQuery } from '~/api/live/dashboard.api.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { CountryPanel } from '~/ui/country/CountryPanel.js';
import { type News, pollingOf, useRefetchOnNews } from './news.js';

const t = tc.dashboard.countries;
const SHOWN = 5;
const FLAGS = ['DE', 'AT', 'CH', 'NL'];

/** The countries of the checked IBANs. */
export function UsageByCountry({ news }: { news: News }) {
  const query = useUsageByCountryQuery(undefined, pollingOf(news, pollingIntervals.countries));
  useRefetchOnNews(news, pollingIntervals.countries, query.refetch);
  return <CountryPanel title={t.title} subtitle={t.range} {...loadState(query)} shown={SHOWN} flags={FLAGS} />;
}
