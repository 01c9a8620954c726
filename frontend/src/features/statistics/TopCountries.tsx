import { asCallError } from '../../api/call-error.js';
import { useUsageByCountryQuery } from '../../api/dashboard.api.js';
import { every, never } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { CountryPanel } from '../../ui/country/CountryPanel.js';
import { drawnFlags } from '../../ui/country/Flag.js';

const t = tc.statistics.countries;
const SHOWN = 8;

/** From where most of the checked IBANs come. */
export function TopCountries({ isPaused }: { isPaused: boolean }) {
  const { data, error, refetch } = useUsageByCountryQuery(undefined, isPaused ? never : every.liveCountries);
  return (
    <CountryPanel
      title={t.title}
      subtitle={t.range}
      usage={data}
      failure={asCallError(error)}
      onRetry={() => void refetch()}
      shown={SHOWN}
      flags={drawnFlags}
    />
  );
}
