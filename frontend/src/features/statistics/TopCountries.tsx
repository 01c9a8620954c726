import type { CallError } from '../../api/call-error.js';
import { useUsageByCountryQuery } from '../../api/dashboard.api.js';
import { every, never } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { CountryBars } from '../../ui/country/CountryBars.js';
import { drawnFlags } from '../../ui/country/Flag.js';
import { Panel } from '../../ui/Panel.js';
import { EmptyState } from '../../ui/states/EmptyState.js';
import { Loaded } from '../../ui/states/Loaded.js';
import { SkeletonRows } from '../../ui/states/SkeletonRows.js';

const t = tc.statistics.countries;
const SHOWN = 8;

/** From where most of the checked IBANs come. */
export function TopCountries({ isPaused }: { isPaused: boolean }) {
  const { data, error, refetch } = useUsageByCountryQuery(undefined, isPaused ? never : every.liveCountries);
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
        {(usage) => <CountryBars label={t.title} usage={usage.slice(0, SHOWN)} flags={drawnFlags} />}
      </Loaded>
    </Panel>
  );
}
