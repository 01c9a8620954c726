import type { PageRow } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { asCallError } from '~/api/call-error.js';
import { useTimes } from '~/api/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/Mono.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { useTrashQuery } from '../pages.api.js';
import { recordRow, rowList } from '../record-rows.js';
import { useTrashActions } from './use-trash-actions.js';

const text = tc.pages.trashed;
const ROWS_PER_PAGE = 20;
const ROW_HEIGHT_PX = 84;

/** The pages in the trash, and the two ways out of it. */
export function TrashList() {
  const [listPage, setListPage] = useState(1);
  const { data, error, refetch } = useTrashQuery(
    { limit: ROWS_PER_PAGE, offset: (listPage - 1) * ROWS_PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded
      data={data}
      failure={asCallError(error)}
      failed={text.failed}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={3} rowHeightPx={ROW_HEIGHT_PX} />}
      empty={{ when: ({ total }) => total === 0, state: <EmptyState title={text.none} /> }}
    >
      {({ items, total }) => (
        <>
          <Box component="ul" aria-label={tc.pages.trash} sx={rowList}>
            {items.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </Box>
          {total > ROWS_PER_PAGE && (
            <Pager
              page={listPage}
              pages={Math.ceil(total / ROWS_PER_PAGE)}
              total={total}
              pageSize={ROWS_PER_PAGE}
              onPage={setListPage}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function Row({ row }: { row: PageRow }) {
  const times = useTimes();
  const { restore, erase } = useTrashActions();
  const { title, slug, deletedAt } = row;
  return (
    <Box component="li" sx={recordRow}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{title}</Box>
        <Mono sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{`/${slug}`}</Mono>
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
