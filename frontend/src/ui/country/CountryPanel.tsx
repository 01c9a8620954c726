import { tc } from '~/texts/de-console.js';
import type { Failure } from '../states/failure.js';
import { Panel } from '../panel/Panel.js';
import { EmptyState } from '../states/EmptyState.js';
import { Loaded } from '../states/Loaded.js';
import { SkeletonRows } from '../states/SkeletonRows.js';
import { CountryBars, type CountryBarsProps } from './CountryBars.js';

interface CountryPanelProps extends Pick<CountryBarsProps, 'flags'> {
  readonly title: string;
  /** The period that the figures cover. */
  readonly subtitle: string;
  /** Undefined while it is on its way. */
  readonly data: CountryBarsProps['usage'] | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  /** Maximum number of countries. */
  readonly shown: number;
}

/** The countries of the checked IBANs. */
export function CountryPanel({ title, subtitle, shown, flags, ...loading }: CountryPanelProps) {
  return (
    <Panel title={title} subtitle={subtitle}>
      <Loaded
        {...loading}
        failed={tc.countries.failed}
        skeleton={<SkeletonRows rows={shown} rowHeightPx={32} />}
        empty={{ when: ({ length }) => length === 0, state: <EmptyState title={tc.countries.empty} /> }}
      >
        {(usage) => <CountryBars label={title} usage={usage.slice(0, shown)} flags={flags} />}
      </Loaded>
    </Panel>
  );
}
