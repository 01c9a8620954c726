import { asCallError } from '../../api/call-error.js';
import { useUsageByCountryQuery } from '../../api/dashboard.api.js';
import { every } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { CountryPanel } from '../../ui/country/CountryPanel.js';

const t = tc.dashboard.countries;
const SHOWN = 5;
const FLAGS = ['DE', 'AT', 'CH', 'NL'];

/** From where the checked IBANs come. */
export function UsageByCountry() {
  const { data, error, refetch } = useUsageByCountryQuery(undefined, every.countries);
  return (
    <CountryPanel
      title={t.title}
      subtitle={t.range}
      usage={data}
      failure={asCallError(error)}
      onRetry={() => void refetch()}
      shown={SHOWN}
      flags={FLAGS}
    />
  );
}
