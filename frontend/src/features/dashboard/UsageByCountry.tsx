import type { CallError } from '../../api/call-error.js';
import { useUsageByCountryQuery } from '../../api/dashboard.api.js';
import { every } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { CountryBars } from '../../ui/country/CountryBars.js';
import { Panel } from '../../ui/Panel.js';
import { EmptyState } from '../../ui/states/EmptyState.js';
import { Loaded } from '../../ui/states/Loaded.js';
import { SkeletonRows } from '../../ui/states/SkeletonRows.js';

const t = tc.dashboard.countries;
const SHOWN = 5;
const FLAGS = ['DE', 'AT', 'CH', 'NL'];

/** From where the checked IBANs come. */
export function UsageByCountry() {
  const { data, error, refetch } = useUsageByCountryQuery(undefined, every.countries);
  return (
    <Panel title={t.title} subtitle={t.range}>
      <Loaded
        data={data}
        failure={error as CallError | undefined}
        failed={tc.countries.failed}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={SHOWN} rowHeightPx={32} />}
        empty={{ when: (usage) => usage.length === 0, state: <EmptyState title={tc.countries.empty} /> }}
      >
        {(usage) => <CountryBars label={t.title} usage={usage.slice(0, SHOWN)} flags={FLAGS} />}
      </Loaded>
    </Panel>
  );
}
