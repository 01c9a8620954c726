import Box from '@mui/material/Box';
import { useState } from 'react';
import { partAt, RecordPages } from '~/widgets/RecordPages.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { rowList } from '~/ui/panel/record-rows.js';
import { useBankImportsQuery } from './banks.api.js';
import { ImportRow } from './ImportRow.js';

const text = tc.database.banks.imports;

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
  const query = useBankImportsQuery(partAt(page), { refetchOnMountOrArgChange: true });
  const times = useTimes();
  return (
    <RecordPages
      {...{ query, page }}
      onPage={setPage}
      failed={text.loadFailed}
      empty={<EmptyState title={text.empty} />}
    >
      {(items) => (
        <Box component="ul" aria-label={text.title} sx={rowList}>
          {items.map((entry) => (
            <ImportRow key={`${entry.country} ${entry.dataVersion}`} entry={entry} times={times} />
          ))}
        </Box>
      )}
    </RecordPages>
  );
}
