import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ReadableError } from '../placeholders/readable-error.js';
import { ErrorState } from '../placeholders/ErrorState.js';
import { SkeletonRows } from '../placeholders/SkeletonRows.js';
import type { Column } from './columns/column.js';
import { Pager } from './Pager.js';
import { Rows } from './Rows.js';
import type { Density } from './settings/table-settings.js';
import { useQueryParams } from '../hooks/use-query-params.js';
import { pageText, readPage } from './use-page-param.js';

export interface DataTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  /** One page of the list, which the server sorts and pages; undefined while it is loading. */
  readonly rows: readonly Row[] | undefined;
  /** Number of rows on the server. */
  readonly total: number | undefined;
  readonly pageSize: number;
  /** Field in the foot of the table that chooses the number of rows a page. */
  readonly sizeChoice?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly getId: (row: Row) => string;
  readonly density?: Density;
  /** The row whose details are open. */
  readonly markedId?: string | null | undefined;
  /** Opens a row of the table; a card has a button for it. */
  readonly onOpen?: (row: Row) => void;
  /** Icon buttons of a row, at most three. */
  readonly actions?: (row: Row) => ReactNode;
  /** Shown when there are no rows; old rows are kept when a later call fails. */
  readonly error?: ReadableError | undefined;
  readonly errorTitle: string;
  readonly onRetry: () => void;
  /** Shown in place of an empty list, with or without a filter. */
  readonly empty: ReactNode;
}

const ROW_HEIGHTS_PX = { normal: 60, compact: 46 } as const;
const EXPECTED_ROWS = 5;

/** A list with its four states: a table from 900 px, cards in the same panel below. Order and page stand in the URL. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, error, errorTitle, onRetry, empty, total = 0, pageSize, density = 'normal', sizeChoice } = props;
  const { view, changeView } = useTableView();
  const rowHeightPx = ROW_HEIGHTS_PX[density];
  if (!rows) {
    if (error) return insteadOfRows(<ErrorState title={errorTitle} error={error} onRetry={onRetry} />);
    return <SkeletonRows rows={EXPECTED_ROWS} rowHeightPx={rowHeightPx} />;
  }
  if (rows.length === 0) return insteadOfRows(empty);
  return (
    <>
      <Rows {...props} rows={rows} rowHeightPx={rowHeightPx} sort={view.sort} onSort={(sort) => changeView({ sort })} />
      <Pager {...{ total, pageSize, sizeChoice }} page={view.page} onPage={(page) => changeView({ page })} />
    </>
  );
}

/** The placeholder of the table, under a separate hairline. */
function insteadOfRows(state: ReactNode) {
  return <Box sx={{ borderTop: '1px solid', borderColor: 'line.main' }}>{state}</Box>;
}

const PAGE_PARAM = 'page';

/** Sorting and page of a table, kept in the URL: reload, back and a pasted link show the same. */
function useTableView() {
  const [params, changeParams] = useQueryParams();
  const view = { sort: params.get('sort'), page: readPage(params, PAGE_PARAM) };

  function changeView(change: Partial<typeof view>) {
    // Another order begins at its first page.
    const { sort, page } = { ...view, page: 1, ...change };
    changeParams({ sort, [PAGE_PARAM]: pageText(page) });
  }

  return { view, changeView };
}
