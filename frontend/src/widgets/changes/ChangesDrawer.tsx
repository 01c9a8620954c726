import type { AuditRecord, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { describeAuditEvent, getActorName } from '~/texts/console/audit-labels.js';
import { tc } from '~/texts/de-console.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { Moment } from '~/ui/text/Moment.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { type AuditSubject, useAuditQuery } from '~/api/audit/audit.api.js';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { listAuditDetails } from './audit-details.js';

interface ChangesDrawerProps {
  readonly part: AuditSubject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const text = tc.audit.changes;
const MAX_ENTRIES = 20;
const ROW_HEIGHT_PX = 60;

/** Lists the last audit entries of a part of the website in a drawer; loads them while it is open. */
export function ChangesDrawer({ part, isOpen, onClose }: ChangesDrawerProps) {
  const query = useAuditQuery({ ...part, limit: MAX_ENTRIES }, { refetchOnMountOrArgChange: true, skip: !isOpen });
  const times = useTimes();
  return (
    <SideDrawer isOpen={isOpen} title={text.title} text={text.text(MAX_ENTRIES)} onClose={onClose}>
      <Loaded
        {...loadState(query)}
        errorTitle={tc.audit.loadFailed}
        skeleton={<SkeletonRows rows={6} rowHeightPx={ROW_HEIGHT_PX} />}
        empty={{
          when: ({ entries }) => entries.length === 0,
          state: <EmptyState title={text.empty} text={text.emptyText} />,
        }}
      >
        {({ entries }) => (
          <Box component="ul" aria-label={text.title} sx={rowList}>
            {entries.map((entry) => (
              <Change key={entry.id} entry={entry} times={times} />
            ))}
          </Box>
        )}
      </Loaded>
    </SideDrawer>
  );
}

function Change({ entry, times }: { entry: AuditRecord; times: Times }) {
  const details = listAuditDetails(entry, times).filter(({ field }) => field !== 'version');
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: 'text.secondary' }}>
        <Moment at={entry.timestamp} times={times} form="atMinute" />
      </Box>
      <Box sx={{ fontWeight: 550 }}>{`${getActorName(entry)} ${describeAuditEvent(entry, times)}`}</Box>
      {details.length > 0 && <FactRows facts={details.map(({ label, value }) => ({ label, value }))} />}
    </Box>
  );
}

const row = {
  px: 6,
  py: 4,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
