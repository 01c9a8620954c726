import type { Redirect } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { Mono } from '~/ui/text/Mono.js';
import { SearchField } from '~/ui/controls/SearchField.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { FilteredState } from '~/ui/placeholders/FilteredState.js';
import { pageRange, RecordPages } from '~/widgets/RecordPages.js';
import { useDeleteRedirectMutation, useRedirectsQuery } from '../records/page-tools.api.js';
import { drawerRecordRow, drawerRowList } from '../records/drawer-rows.js';

const text = tc.pages.redirects;

/** Old addresses and the pages that they lead to, the newest first. */
export function RedirectList() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const query = useRedirectsQuery(
    { ...pageRange(page), ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const searchFor = (searchText: string) => {
    setSearch(searchText);
    setPage(1);
  };
  const empty = search ? (
    <FilteredState title={text.nothing} onReset={() => searchFor('')} />
  ) : (
    <EmptyState title={text.none} text={text.noneText} />
  );
  return (
    <>
      <Box sx={{ px: 6, pb: 3 }}>
        <SearchField label={text.search} value={search} onSearch={searchFor} />
      </Box>
      <RecordPages query={query} page={page} empty={empty} onPage={setPage} errorTitle={text.failed}>
        {(redirects) => (
          <Box component="ul" aria-label={text.title} sx={drawerRowList}>
            {redirects.map((redirect) => (
              <Row key={redirect.slug} redirect={redirect} />
            ))}
          </Box>
        )}
      </RecordPages>
    </>
  );
}

function Row({ redirect: { slug, to, pageTitle, createdAt, createdBy } }: { redirect: Redirect }) {
  const times = useTimes();
  const remove = useRemoveRedirect();
  return (
    <Box component="li" sx={drawerRecordRow}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Mono>{`/${slug}`}</Mono>
        <Box sx={{ color: 'text.secondary' }}>{text.leadsTo(pageTitle, to)}</Box>
        <Box component="time" dateTime={createdAt} sx={{ display: 'block', color: 'text.secondary' }}>
          {text.since(times.at(createdAt), createdBy)}
        </Box>
      </Box>
      <Button size="small" color="error" aria-label={text.removeOf(slug)} onClick={() => void remove(slug)}>
        {text.remove}
      </Button>
    </Box>
  );
}

function useRemoveRedirect() {
  const [send] = useDeleteRedirectMutation();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();
  return async (slug: string) => {
    if (!(await confirm({ ...text.removing(slug), isDanger: true }))) return;
    const { error } = await send(slug);
    tellOutcome(error, text.removeFailed, text.removed(slug));
  };
}
