import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import { Flag } from './Flag.js';

interface CountryPanelProps extends Pick<CountryBarsProps, 'flags'> {
  readonly title: string;
  /** The period that the figures cover. */
  readonly subtitle: string;
  /** Undefined while it is on its way. */
  readonly data: CountryBarsProps['usage'] | undefined;
  readonly error: ReadableError | undefined;
  readonly onRetry: () => void;
  /** Maximum number of countries. */
  readonly maxCountries: number;
}

/** The countries of the checked IBANs. */
export function CountryPanel({ title, subtitle, maxCountries, flags, ...loading }: CountryPanelProps) {
  return (
    <Panel title={title} subtitle={subtitle}>
      <Loaded
        {...loading}
        errorTitle={tc.countries.failed}
        skeleton={<SkeletonRows rows={maxCountries} rowHeightPx={32} />}
        empty={{ when: ({ length }) => length === 0, state: <EmptyState title={tc.countries.empty} /> }}
      >
        {(usage) => <CountryBars label={title} usage={usage.slice(0, maxCountries)} flags={flags} />}
      </Loaded>
    </Panel>
  );
}

interface CountryBarsProps {
  readonly label: string;
  /** Most first. */
  readonly usage: readonly { readonly country: string; readonly count: number }[];
  /** Countries that are shown with their flag; the others have a globe. */
  readonly flags: readonly string[];
}

/** Countries with their requests; the bars are as long as their share of the first. */
export function CountryBars({ label, usage, flags }: CountryBarsProps) {
  const max = usage[0]?.count ?? 0;
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {usage.map(({ country, count }) => (
        <Box component="li" key={country} sx={row}>
          <Flag country={country} isDrawn={flags.includes(country)} />
          <Box component="span" sx={ellipsis}>
            {tc.countries.name(country)}
          </Box>
          <Box aria-hidden sx={{ minWidth: 0 }}>
            <Box sx={bar} style={{ width: `${max === 0 ? 0 : (100 * count) / max}%` }} />
          </Box>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {tc.number(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, typography: 'body2' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 96px) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2.5,
} as const;

/** A country with few requests stays visible next to one with thousands of times more. */
const bar = { height: 8, minWidth: '2px', borderRadius: '3px', bgcolor: 'chart.ok' } as const;
