import type { TopApiKey } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { loadState } from '~/api/store/load-state.js';
import { nearlyUsedUpKeysPath, requestsPath } from '~/api/links/console-paths.js';
import { useTopApiKeysQuery } from '~/api/live/dashboard.api.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { wholeCellLink } from '~/ui/links/whole-cell-link.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import { getPolling, type LiveUpdates, useRefetchOnUpdate } from './live-updates.js';
import { shortId } from './short-id.js';

const t = tc.dashboard.top;
const MAX_KEYS = 5;

/** The keys with the most checked IBANs. */
export function TopKeys({ updates }: { updates: LiveUpdates }) {
  const query = useTopApiKeysQuery(undefined, getPolling(updates, pollingIntervals.topKeys));
  useRefetchOnUpdate(updates, pollingIntervals.topKeys, query.refetch);
  return (
    <Panel
      title={t.title}
      subtitle={t.range}
      actions={
        <Button component={Link} to={nearlyUsedUpKeysPath('90')} variant="text" size="small">
          {t.nearlyUsedUp}
        </Button>
      }
      flush
    >
      <Loaded
        {...loadState(query)}
        errorTitle={t.failed}
        rows={MAX_KEYS}
        empty={{ when: (keys) => keys.length === 0, state: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {(keys) => (
          <Box component="ol" aria-label={t.title} sx={list}>
            {keys.slice(0, MAX_KEYS).map((key, index) => (
              <KeyRow key={key.id} topKey={key} rank={index + 1} />
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

function KeyRow({ topKey: { id, clientName, requestCount, ibanCount }, rank }: { topKey: TopApiKey; rank: number }) {
  return (
    <Box component="li" sx={row}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        {rank}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component={Link} to={requestsPath(id, '30d')} title={clientName ?? undefined} sx={name}>
          {clientName ?? t.unnamed}
        </Box>
        <Box component="span" title={id} sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Mono>{shortId(id)}</Mono>
        </Box>
      </Box>
      <Box component="span" sx={{ textAlign: 'right' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {tc.number(ibanCount)}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t.requests(requestCount)}
        </Box>
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  m: 0,
  p: 0,
  typography: 'body2',
} as const;

const row = {
  position: 'relative',
  // Five rows fill the panel next to the requests; fewer do not spread out.
  flex: '1 0 60px',
  maxHeight: 96,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 3,
  px: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

/** The whole row leads to the requests. */
const name = {
  display: 'block',
  ...ellipsis,
  fontWeight: 550,
  color: 'text.primary',
  ...wholeCellLink,
} as const;
