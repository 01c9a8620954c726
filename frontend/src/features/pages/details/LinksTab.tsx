import Box from '@mui/material/Box';
import { loadState } from '~/api/store/load-state.js';
import { tc } from '~/texts/de-console.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { usePageLinksQuery } from '../records/page-tools.api.js';
import { PageLinkList } from '../publishing/PageLinkList.js';

const text = tc.pages.links;

/** Lists the places that link to the page. */
export function LinksTab({ pageId }: { pageId: string }) {
  const query = usePageLinksQuery(pageId, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      {...loadState(query)}
      data={query.currentData}
      errorTitle={text.failed}
      rowHeightPx={40}
      empty={{
        when: ({ links }) => links.length === 0,
        state: <EmptyState title={text.none} text={text.noneText} />,
      }}
    >
      {({ links }) => (
        <Box sx={{ px: 6, py: 3, '& li:first-of-type': { borderTop: 0 } }}>
          <PageLinkList links={links} />
        </Box>
      )}
    </Loaded>
  );
}
