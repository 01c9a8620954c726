import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { useDragOrder } from '~/ui/ordering/use-drag-order.js';
import { Panel } from '~/ui/panel/Panel.js';
import { SearchField } from '~/ui/controls/SearchField.js';
import { FilteredState } from '~/ui/placeholders/FilteredState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { Pager } from '~/ui/table/Pager.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { PageItem } from './PageItem.js';
import { usePageOrder } from './use-page-order.js';
import { type PageRowsView, ROWS_PER_PAGE } from './use-page-rows.js';

interface PageListProps {
  readonly view: PageRowsView;
  readonly chosenId: string | undefined;
}

const text = tc.pages.list;
/** Fewer are seen at a glance. */
const SEARCH_FROM = 10;

/** The pages in the order of the menu. */
export function PageList({ view, chosenId }: PageListProps) {
  const { shownRows, total = 0, search, error, retry } = view;
  const isNarrowed = search !== '';
  return (
    <Panel title={text.title} flush>
      <VisuallyHidden role="status">{isNarrowed && shownRows ? text.found(total) : ''}</VisuallyHidden>
      {(isNarrowed || total > SEARCH_FROM) && (
        <Box sx={{ px: 3, pb: 3 }}>
          <SearchField label={text.search} value={search} onSearch={view.searchFor} />
        </Box>
      )}
      <Loaded
        data={shownRows}
        error={error}
        errorTitle={tc.pages.loadFailed}
        onRetry={retry}
        rows={7}
        empty={{
          when: (rows) => rows.length === 0,
          state: <FilteredState title={text.nothing} onReset={() => view.searchFor('')} />,
        }}
      >
        {() => <Rows view={view} chosenId={chosenId} />}
      </Loaded>
      <Pager page={view.listPage} total={total} pageSize={ROWS_PER_PAGE} onPage={view.turnTo} />
    </Panel>
  );
}

function Rows({ view, chosenId }: PageListProps) {
  const { rows = [], shownRows = [], before, first, canMove } = view;
  const move = usePageOrder(view);
  const drag = useDragOrder((from, to) => void move(from, to));
  return (
    <Box component="ol" aria-label={text.title} sx={list}>
      {shownRows.map((row, index) => {
        const position = before + index;
        return (
          <PageItem
            key={row.id}
            row={row}
            number={first + position + 1}
            isChosen={row.id === chosenId}
            order={
              canMove
                ? {
                    index: position,
                    count: rows.length,
                    edge: drag.edgeAt(position),
                    handlers: drag.buildHandlers(position),
                    onMove: (from, to) => void move(from, to),
                  }
                : null
            }
          />
        );
      })}
    </Box>
  );
}

/** On narrow screens the list scrolls in its own area, so that the editor stays near. */
const list = { m: 0, p: 0, listStyle: 'none', maxHeight: { xs: 240, lg: 'none' }, overflowY: 'auto' } as const;
