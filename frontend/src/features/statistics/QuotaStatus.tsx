import type { QuotaBands } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { keysPath, nearlyUsedUpKeysPath } from '~/api/links/console-paths.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import type { LiveFeed } from './use-live-feed.js';

type QuotaBand = keyof QuotaBands;

/** A higher percentage of keys in the highest band is worth a warning. */
const WARN_ABOVE_PERCENT = 20;

/** The number of keys, the share in each band, and whether to warn. */
interface QuotaShares {
  readonly keys: number;
  /** Floored percentages: together they may be less than 100. */
  readonly percent: Readonly<Record<QuotaBand, number>>;
  readonly isWarning: boolean;
}

const t = tc.statistics.quota;
const bands: readonly QuotaBand[] = ['low', 'medium', 'high'];
const colours: Readonly<Record<QuotaBand, string>> = { low: 'chart.slate', medium: 'chart.ok', high: 'chart.err' };

/** The share of their quota that the active keys have used; dashes where it is unknown. */
export function QuotaStatus({ feed: { figures, error, retry } }: { feed: LiveFeed }) {
  const quota = figures?.quota;
  const shares = quota && quotaShares(quota);
  return (
    <Panel title={t.title} subtitle={shares ? t.range(shares.keys) : tc.statistics.unknown}>
      <Loaded
        data={quota}
        error={error}
        errorTitle={t.failed}
        onRetry={retry}
        rows={4}
        rowHeightPx={36}
        empty={{ when: () => shares?.keys === 0, state: <NoKeys /> }}
      >
        {(counts) => (
          <Box sx={{ display: 'grid', gap: 4 }}>
            {counts && <Bar counts={counts} />}
            <Box component="ul" aria-label={t.title} sx={list}>
              {bands.map((band) => (
                <Box component="li" key={band} sx={row}>
                  <Box aria-hidden sx={{ ...mark, bgcolor: colours[band] }} />
                  <span>{t.bands[band]}</span>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {counts ? tc.number(counts[band]) : tc.statistics.unknown}
                  </Box>
                  <Box component="span" sx={{ fontWeight: 600, minWidth: '5ch', textAlign: 'right' }}>
                    {shares ? t.percent(shares.percent[band]) : tc.statistics.unknown}
                  </Box>
                </Box>
              ))}
            </Box>
            {shares?.isWarning && <QuotaWarning />}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

/** Hidden from screen readers, because the list below has the same figures. */
function Bar({ counts }: { counts: QuotaBands }) {
  return (
    <Box aria-hidden sx={bar}>
      {bands
        .filter((band) => counts[band] > 0)
        .map((band) => (
          <Box key={band} sx={{ bgcolor: colours[band], minWidth: 4 }} style={{ flexGrow: counts[band] }} />
        ))}
    </Box>
  );
}

function QuotaWarning() {
  return (
    <>
      <Note kind="warning">
        <Box component="span" role="status" sx={{ typography: 'body2' }}>
          {t.warning}
        </Box>
      </Note>
      <Button component={Link} to={nearlyUsedUpKeysPath()} sx={{ justifySelf: 'start' }}>
        {t.affected}
      </Button>
    </>
  );
}

function NoKeys() {
  return (
    <EmptyState title={t.empty}>
      <Button component={Link} to={keysPath()}>
        {t.toKeys}
      </Button>
    </EmptyState>
  );
}

const bar = {
  display: 'flex',
  gap: '3px',
  height: 12,
  mt: 1,
  borderRadius: '3px',
  overflow: 'hidden',
} as const;

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, typography: 'body2' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 2.5,
} as const;

const mark = { width: 10, height: 10, borderRadius: '3px' } as const;

/** Sums the bands of active keys and judges the share of the highest one. */
export function quotaShares({ low, medium, high }: QuotaBands): QuotaShares {
  const keys = low + medium + high;
  const share = (count: number) => (keys === 0 ? 0 : Math.floor((100 * count) / keys));
  const percent = { low: share(low), medium: share(medium), high: share(high) };
  return { keys, percent, isWarning: percent.high > WARN_ABOVE_PERCENT };
}
