import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarClock, CornerDownRight, Plus, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { useQueryParams } from '~/ui/hooks/use-query-params.js';
import { useWasTrue } from '~/ui/hooks/use-was-true.js';
import { useFrozenValue } from '~/ui/hooks/use-frozen-value.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { ChosenPage } from './ChosenPage.js';
import { PageList } from './list/PageList.js';
import { type PageRowsView, usePageRows } from './list/use-page-rows.js';

/** Wanted by few visits: loaded once the user opens one. */
const PageDialogs = lazyPart(() => import('./PageDialogs.js'), 'PageDialogs');

const text = tc.pages;

/** The pages of the site: their order in the menu, and one of them in the editor next to its preview. */
export function PagesPage() {
  const view = usePageRows();
  const [params, change] = useQueryParams();
  const selectedId = params.get('page') ?? view.offered;
  const firstShown = useFrozenValue(selectedId, true);
  const needsDialogs = useWasTrue(['dialog', 'panel'].some((name) => params.has(name)));
  const create = () => change({ dialog: 'create' });
  const isEmpty = view.total === 0 && view.search === '' && !params.has('page');

  function leaveDeleted() {
    view.forgetOffered();
    change({ page: null, tab: null, dialog: null }, true);
  }

  return (
    <Page title={text.title} subtitle={describePages(view)} action={<Actions onCreate={create} />}>
      {isEmpty ? (
        <Panel title={text.list.title} flush>
          <EmptyState title={text.empty} text={text.emptyText}>
            <Button startIcon={<Plus size={16} />} onClick={create}>
              {text.create}
            </Button>
          </EmptyState>
        </Panel>
      ) : (
        <Box sx={columns}>
          <PageList view={view} chosenId={selectedId} />
          {selectedId && (
            <ChosenPage
              key={selectedId}
              id={selectedId}
              listedVersion={view.rows?.find(({ id }) => id === selectedId)?.version}
              scrollsIntoView={selectedId !== firstShown}
              onDeleted={leaveDeleted}
            />
          )}
        </Box>
      )}
      <Suspense fallback={null}>{needsDialogs && <PageDialogs chosenId={selectedId} />}</Suspense>
    </Page>
  );
}

/** Number of pages, and number of menu pages when the list shows every page. */
function describePages({ rows, total, search }: PageRowsView) {
  if (!rows || total === undefined || search !== '') return undefined;
  const menuPageCount = rows.filter(({ isPublished, showInMenu }) => isPublished && showInMenu).length;
  return text.subtitle(total, rows.length === total ? menuPageCount : null);
}

function Actions({ onCreate }: { onCreate: () => void }) {
  const [, change] = useQueryParams();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button startIcon={<CalendarClock size={16} aria-hidden />} onClick={() => change({ panel: 'plans', tab: null })}>
        {text.planned}
      </Button>
      <Button startIcon={<Trash2 size={16} aria-hidden />} onClick={() => change({ panel: 'trash', tab: null })}>
        {text.trash}
      </Button>
      <Button
        startIcon={<CornerDownRight size={16} aria-hidden />}
        onClick={() => change({ dialog: 'redirects', tab: null })}
      >
        {text.redirects.title}
      </Button>
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={onCreate}>
        {text.create}
      </Button>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '288px minmax(0, 1.12fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 5,
} as const;
