import type { RecentLog, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { loadState } from '~/api/store/load-state.js';
import { keyPath, logsPath, requestsPath } from '~/api/links/console-paths.js';
import { useRecentLogsQuery } from '~/api/live/dashboard.api.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { Mono } from '~/ui/text/Mono.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { StatusLabel, type StatusTone } from '~/ui/panel/StatusLabel.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { ellipsis } from '~/ui/text/ellipsis.js';
import { getPolling, type LiveUpdates, useRefetchOnUpdate } from './live-updates.js';
import { shortId } from './short-id.js';

const t = tc.dashboard.recent;

/** The newest requests of all callers. */
export function RecentRequests({ times, updates }: { times: Times; updates: LiveUpdates }) {
  const query = useRecentLogsQuery(undefined, getPolling(updates, pollingIntervals.recentLogs));
  useRefetchOnUpdate(updates, pollingIntervals.recentLogs, query.refetch);
  const all = (
    <Button variant="text" component={Link} to={logsPath()}>
      {t.all}
    </Button>
  );
  return (
    <Panel title={t.title} subtitle={t.range} actions={all} flush>
      <Loaded
        {...loadState(query)}
        errorTitle={t.failed}
        rows={10}
        rowHeightPx={56}
        empty={{ when: (logs) => logs.length === 0, state: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {(logs) => <RecentTable logs={logs} times={times} />}
      </Loaded>
    </Panel>
  );
}

/** Rows of a grid, of two lines on phones: the roles make it a table for screen readers. */
function RecentTable({ logs, times }: { logs: readonly RecentLog[]; times: Times }) {
  return (
    <Box role="table" aria-label={t.title} sx={rows}>
      <Box role="row" sx={headRow}>
        {[t.key, t.address, t.status, t.time].map((head) => (
          <Box key={head} role="columnheader">
            {head}
          </Box>
        ))}
      </Box>
      {logs.map((log) => (
        <RecentRow key={log.id} log={log} times={times} />
      ))}
    </Box>
  );
}

function RecentRow({ log, times }: { log: RecentLog; times: Times }) {
  const { ipAddress, statusCode, timestamp } = log;
  const { tone, text } = recentStatus(statusCode);
  return (
    <Box role="row" sx={bodyRow}>
      <Box role="cell" sx={{ gridArea: 'key', minWidth: 0 }}>
        <Caller {...log} />
      </Box>
      <Box role="cell" sx={addressCell}>
        <Mono>{ipAddress ?? t.unknown}</Mono>
      </Box>
      <Box role="cell" sx={{ gridArea: 'status' }}>
        <StatusLabel tone={tone}>
          {statusCode}
          <VisuallyHidden>{text}</VisuallyHidden>
        </StatusLabel>
      </Box>
      <Box role="cell" sx={{ gridArea: 'time', textAlign: 'right', color: 'text.secondary' }}>
        <Moment at={timestamp} times={times} form="clock" />
      </Box>
    </Box>
  );
}

/** The client links to the key, the key's id to its requests. */
function Caller({ apiKeyId, clientName }: RecentLog) {
  const style = clientName ? idLink : keyLink;
  const requests = (
    <Box component={Link} to={requestsPath(apiKeyId)} title={apiKeyId ?? undefined} sx={style}>
      {apiKeyId === null ? t.public : <Mono>{shortId(apiKeyId)}</Mono>}
    </Box>
  );
  if (apiKeyId === null || clientName === null) return requests;
  return (
    <>
      <Box component={Link} to={keyPath(apiKeyId)} title={clientName} sx={clientLink}>
        {clientName}
      </Box>
      {requests}
    </>
  );
}

/** Targets are 24 px high (WCAG 2.2, 2.5.8). */
const keyLink = {
  display: 'inline-block',
  lineHeight: '24px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const idLink = { ...keyLink, fontSize: '.75rem', color: 'text.secondary' } as const;

const clientLink = {
  ...keyLink,
  display: 'block',
  ...ellipsis,
  fontWeight: 550,
} as const;

/** Tone and label of a status: 200 is a success, 429 a warning, every other status an error. */
export function recentStatus(statusCode: number): { readonly tone: StatusTone; readonly text: string } {
  const { ok, limited, error } = tc.dashboard.recent;
  if (statusCode === 200) return { tone: 'ok', text: ok };
  return statusCode === 429 ? { tone: 'warning', text: limited } : { tone: 'error', text: error };
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  px: 5,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;

/** Ten rows fill the panel next to the others; fewer do not spread out. */
const rows = { typography: 'body2', flex: 1, display: 'flex', flexDirection: 'column' } as const;

const columns = 'minmax(0, 1.3fr) minmax(0, 1.2fr) minmax(88px, .7fr) minmax(80px, auto)';

const headRow = {
  ...row,
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: columns,
  flex: '0 0 40px',
  typography: 'caption',
  fontWeight: 550,
  color: 'text.secondary',
  '& > :last-of-type': { textAlign: 'right' },
} as const;

/** Two lines on phones: client and result, then address and time. */
const bodyRow = {
  ...row,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: columns },
  gridTemplateAreas: { xs: '"key status" "address time"', sm: '"key address status time"' },
  rowGap: 1,
  flex: '1 0 auto',
  minHeight: 56,
  maxHeight: { sm: 80 },
  py: { xs: 2.5, sm: 1.5 },
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const addressCell = { gridArea: 'address', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
