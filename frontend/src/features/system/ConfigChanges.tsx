import type { AuditRecord } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useAuditQuery } from '~/api/audit/audit.api.js';
import { loadState } from '~/api/store/load-state.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { useTimes } from '~/api/settings/use-times.js';
import { getActorName } from '~/texts/console/audit-labels.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { listAuditDetails } from '~/widgets/changes/audit-details.js';

const text = tc.system.changes;
const MAX_CHANGES = 5;
/** The entry of a save reaches the audit log a moment later. */
const ENTRY_AFTER_MS = 2_000;

/**
 * The changes of the settings: by which user, when and how.
 * @param version the current one of the settings: another one means a new entry
 */
export function ConfigChanges({ version }: { version: number }) {
  const query = useAuditQuery(
    { action: 'settings.saved', limit: MAX_CHANGES },
    { ...pollingIntervals.list, refetchOnMountOrArgChange: true },
  );
  const refetch = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    const timer = setTimeout(() => refetch(), ENTRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [version]);

  return (
    <Panel
      title={text.title}
      subtitle={text.text}
      actions={
        <Button component={Link} to="/admin/users?tab=audit&action=settings.saved" size="small" variant="text">
          {text.all}
        </Button>
      }
      flush
    >
      <Loaded
        {...loadState(query)}
        data={query.data?.entries}
        errorTitle={text.loadFailed}
        rows={2}
        empty={{
          when: (entries) => entries.length === 0,
          state: <Box sx={{ px: 5, pb: 5, typography: 'body2', color: 'text.secondary' }}>{text.empty}</Box>,
        }}
      >
        {(entries) => (
          <Box component="ul" aria-label={text.title} sx={rowList}>
            {entries.map((entry) => (
              <Change key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

function Change({ entry }: { entry: AuditRecord }) {
  const times = useTimes();
  const changes = listAuditDetails(entry, times).filter(({ field, isChange }) => isChange && field !== 'version');
  return (
    <Box component="li" sx={row}>
      <Box component="time" dateTime={entry.timestamp} sx={{ color: 'text.secondary' }}>
        {times.at(entry.timestamp)}
      </Box>
      <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{getActorName(entry)}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {changes.length === 0 && <Box sx={{ color: 'text.secondary' }}>{text.savedOnly}</Box>}
        {changes.map(({ field, label, value }) => (
          <div key={field}>
            <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
            {value}
          </div>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '168px 168px minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 0.5,
  px: 5,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'line.main',
} as const;
