import { pagePath, type PageRow } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { pageRange, RecordPages } from '~/widgets/RecordPages.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useErasePageMutation, useRestorePageMutation, useTrashQuery } from '../records/pages.api.js';
import { drawerRecordRow, drawerRowList } from '../records/drawer-rows.js';

const text = tc.pages.trashed;

/** The pages in the trash, and the two ways out of it. */
export function TrashList() {
  const [page, setPage] = useState(1);
  const query = useTrashQuery(pageRange(page), { refetchOnMountOrArgChange: true });
  return (
    <RecordPages
      {...{ query, page }}
      onPage={setPage}
      errorTitle={text.failed}
      empty={<EmptyState title={text.none} />}
    >
      {(rows) => (
        <Box component="ul" aria-label={tc.pages.trash} sx={drawerRowList}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Box>
      )}
    </RecordPages>
  );
}

function Row({ row }: { row: PageRow }) {
  const times = useTimes();
  const { restore, erase } = useTrashActions();
  const { title, deletedAt } = row;
  return (
    <Box component="li" sx={drawerRecordRow}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{title}</Box>
        <Mono sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{pagePath(row)}</Mono>
        {deletedAt !== null && (
          <Box component="time" dateTime={deletedAt} sx={{ display: 'block', color: 'text.secondary' }}>
            {text.at(times.at(deletedAt))}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button size="small" aria-label={text.restoreOf(title)} onClick={() => void restore(row)}>
          {text.restore}
        </Button>
        <Button size="small" color="error" aria-label={text.eraseOf(title)} onClick={() => void erase(row)}>
          {text.erase}
        </Button>
      </Box>
    </Box>
  );
}

/** Actions for a page in the trash. */
function useTrashActions() {
  const [restorePage] = useRestorePageMutation();
  const [erasePage] = useErasePageMutation();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();

  return {
    restore: async ({ id, title, version }: PageRow) => {
      const { error } = await restorePage({ id, version });
      tellOutcome(error, text.restoreFailed, text.restored(title));
    },
    erase: async ({ id, title, version }: PageRow) => {
      if (!(await confirm({ ...text.erasing(title), isDanger: true }))) return;
      const { error } = await erasePage({ id, version });
      tellOutcome(error, text.eraseFailed, text.erased(title));
    },
  };
}
