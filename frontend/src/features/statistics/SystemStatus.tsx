import type { Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { type SystemRow, systemRows } from './system-rows.js';
import type { LiveFeed } from './use-live-feed.js';

const t = tc.statistics.system;

/** State of each service, and the start of that state. */
export function SystemStatus({ feed: { figures, error, retry }, times }: { feed: LiveFeed; times: Times }) {
  return (
    <Panel title={t.title} subtitle={t.range} flush>
      <Loaded data={figures} error={error} errorTitle={t.failed} onRetry={retry} rows={4} rowHeightPx={64}>
        {(status) => (
          <>
            <Box component="ul" aria-label={t.title} sx={list}>
              {systemRows(status, times).map((row) => (
                <PartRow key={row.part} row={row} now={status.at} times={times} />
              ))}
            </Box>
            {status.affected.length > 0 && (
              <Box role="status" sx={{ px: 5, py: 4, borderTop: '1px solid', borderColor: 'line.main' }}>
                <Note kind="warning">{t.affected(status.affected.map(t.service).join(', '))}</Note>
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function PartRow({ row, now, times }: { row: SystemRow; now: string; times: Times }) {
  const { name, label, details, since } = row;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
          {name}
        </Box>
        <Box component="span" sx={small}>
          {details ?? tc.statistics.unknown}
        </Box>
      </Box>
      <Box sx={{ flex: 'none', textAlign: 'right' }}>
        {label ? <StatusLabel tone={label.tone}>{label.text}</StatusLabel> : tc.statistics.unknown}
        {since && (
          <Box component="time" dateTime={since} title={times.at(since)} sx={small}>
            {t.since(since, now)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, typography: 'body2' } as const;

const small = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 64,
  px: 5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
