import Box from '@mui/material/Box';
import { useState } from 'react';
import { asCallError } from '~/api/base/call-error.js';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { Loaded } from '~/ui/states/Loaded.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { Pager } from '~/ui/table/Pager.js';
import { rowList } from '../parts/record-rows.js';
import { useBankImportsQuery } from './banks.api.js';
import { ImportRow } from './ImportRow.js';

const text = tc.database.banks.imports;
const ROW_HEIGHT_PX = 84;
const PER_PAGE = 20;

/** The imports of before, what each has changed, and the way back. */
export function ImportHistory({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SideDrawer isOpen={isOpen} title={text.title} text={text.text} onClose={onClose}>
      {isOpen && <Imports />}
    </SideDrawer>
  );
}

function Imports() {
  const [page, setPage] = useState(1);
  const answer = useBankImportsQuery(
    { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error } = visibleAnswer(answer);
  const times = useTimes();
  return (
    <Loaded
      data={data}
      failure={asCallError(error)}
      failed={text.loadFailed}
      onRetry={() => void answer.refetch()}
      skeleton={<SkeletonRows rows={4} rowHeightPx={ROW_HEIGHT_PX} />}
      empty={{ when: ({ total }) => total === 0, state: <EmptyState title={text.empty} /> }}
    >
      {({ items, total }) => (
        <>
          <Box component="ul" aria-label={text.title} sx={rowList}>
            {items.map((entry) => (
              <ImportRow key={`${entry.country} ${entry.dataVersion}`} entry={entry} times={times} />
            ))}
          </Box>
          {total > PER_PAGE && (
            <Pager {...{ page, total }} pages={pagesOf(total, PER_PAGE)} pageSize={PER_PAGE} onPage={setPage} />
          )}
        </>
      )}
    </Loaded>
  );
}
