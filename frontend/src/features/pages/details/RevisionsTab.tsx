import type { AdminPage, RevisionRow } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { useRevisionsQuery } from '../records/page-tools.api.js';
import { drawerRecordRow, drawerRowList } from '../records/drawer-rows.js';
import { RevisionDialog } from './RevisionDialog.js';

interface RevisionsTabProps {
  readonly page: AdminPage;
  readonly isUnsaved: boolean;
}

const text = tc.pages.revisions;

/** The versions of the page with author and time, and the way back to each. */
export function RevisionsTab({ page, isUnsaved }: RevisionsTabProps) {
  const query = useRevisionsQuery(page.id, { refetchOnMountOrArgChange: true });
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <>
      <Loaded
        {...loadState(query)}
        data={query.currentData}
        errorTitle={text.failed}
        rows={5}
        empty={{ when: ({ items }) => items.length === 0, state: <EmptyState title={text.none} /> }}
      >
        {({ items }) => (
          <Box component="ul" aria-label={text.title} sx={drawerRowList}>
            {items.map((row, index) => (
              <Row key={row.number} row={row} isLatest={index === 0} onCompare={() => setCompared(row.number)} />
            ))}
          </Box>
        )}
      </Loaded>
      {compared !== null && (
        <RevisionDialog page={page} number={compared} isUnsaved={isUnsaved} onClose={() => setCompared(null)} />
      )}
    </>
  );
}

interface RowProps {
  readonly row: RevisionRow;
  readonly isLatest: boolean;
  readonly onCompare: () => void;
}

function Row({ row: { number, kind, at, actor }, isLatest, onCompare }: RowProps) {
  const times = useTimes();
  return (
    <Box component="li" sx={drawerRecordRow}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 550 }}>
          {text.name(number)}
          {isLatest && <StatusLabel tone="outline">{text.current}</StatusLabel>}
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <time dateTime={at}>{times.at(at)}</time>, {text.by(text.kinds[kind], actor)}
        </Box>
      </Box>
      <Button size="small" aria-label={text.compareOf(number)} onClick={onCompare}>
        {text.compare}
      </Button>
    </Box>
  );
}
