import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import type { Column } from './columns/column.js';
import {
  bodyCellStyle,
  columnWidths,
  gridFrame,
  gridHead,
  headCellStyle,
  rowStyle,
  sortIconStyle,
} from './grid-style.js';
import { nextSort, sortedAs } from './next-sort.js';
import { useGridFocus } from './use-grid-focus.js';
import { useIsShownAtWidth } from './columns/table-width.js';

export interface GridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly getId: (row: Row) => string;
  readonly actions?: (row: Row) => ReactNode;
  readonly sort?: string | null;
  /** Called when a head is pressed whose column is sortable. */
  readonly onSort?: (sort: string | null) => void;
  readonly rowHeightPx: number;
  readonly markedId?: string | null | undefined;
  /** Opens a row: by a click on it, or by Enter on one of its cells. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}

const ACTION_WIDTH_PX = 32;
/** Padding of the last cell: 8 px on the left as in every cell, 20 px on the right as the panel's edge. */
const CELL_EDGES_PX = 28;
/** Three icons and the button of the menu. */
const MAX_ACTIONS = 4;

/**
 * The list as a table; arrow keys move the focus from cell to cell. It neither sorts nor pages, so that cards and lists
 * that the server sorts work alike. All rows of a page are rendered, so that the browser's search finds them.
 */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, rows, columns, actions, getId } = props;
  const visibleColumns = columns.filter(useIsShownAtWidth());
  const allColumns = actions ? [...visibleColumns, actionColumn(actions)] : visibleColumns;
  const focus = useGridFocus(rows.length, allColumns.length);
  return (
    <Box
      role="grid"
      aria-label={label}
      aria-colcount={allColumns.length}
      aria-rowcount={rows.length + 1}
      {...focus.gridProps}
      sx={gridFrame}
      style={columnWidths(allColumns)}
    >
      <Box role="rowgroup" sx={gridHead}>
        <Box role="row" aria-rowindex={1}>
          {allColumns.map((column, columnIndex) => (
            <HeadCell key={column.field} column={column} {...props} cellProps={focus.cellProps(0, columnIndex)} />
          ))}
        </Box>
      </Box>
      <Box role="rowgroup">
        {rows.map((row, index) => (
          <BodyRow
            key={getId(row)}
            {...props}
            row={row}
            columns={allColumns}
            cellProps={(columnIndex) => focus.cellProps(index + 1, columnIndex)}
          />
        ))}
      </Box>
    </Box>
  );
}

type CellProps = ReturnType<ReturnType<typeof useGridFocus>['cellProps']>;

interface HeadCellProps<Row> extends Pick<GridProps<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>;
  readonly cellProps: CellProps;
}

function HeadCell<Row>({ column, sort = null, onSort, cellProps }: HeadCellProps<Row>) {
  const { field, header, isSortable = false, numeric = false } = column;
  if (!isSortable) {
    return (
      <Box role="columnheader" {...cellProps} sx={headCellStyle(numeric, false)}>
        {header}
      </Box>
    );
  }
  const order = sortedAs(sort, field);
  const Icon = order === 'descending' ? ArrowDown : ArrowUp;
  const turn = () => onSort?.(nextSort(sort, field));
  return (
    <Box
      role="columnheader"
      aria-sort={order}
      {...cellProps}
      onClick={turn}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        turn();
      }}
      sx={headCellStyle(numeric, true)}
    >
      {header}
      <Box component={Icon} size={14} aria-hidden sx={sortIconStyle(order !== 'none')} />
    </Box>
  );
}

interface BodyRowProps<Row> extends Pick<GridProps<Row>, 'columns' | 'getId' | 'markedId' | 'onOpen' | 'rowHeightPx'> {
  readonly row: Row;
  readonly cellProps: (columnIndex: number) => CellProps;
}

function BodyRow<Row>({ row, columns, getId, markedId, onOpen, rowHeightPx, cellProps }: BodyRowProps<Row>) {
  const isMarked = getId(row) === markedId;
  return (
    <Box
      role="row"
      aria-rowindex={cellProps(0)['data-row'] + 1}
      {...(isMarked && { 'aria-current': true })}
      {...(onOpen && openingBy(() => onOpen(row)))}
      sx={rowStyle(isMarked, onOpen !== undefined)}
      style={{ minHeight: rowHeightPx }}
    >
      {columns.map(({ field, numeric = false, cell }, index) => (
        <Box key={field} role="gridcell" aria-colindex={index + 1} {...cellProps(index)} sx={bodyCellStyle(numeric)}>
          {cell(row)}
        </Box>
      ))}
    </Box>
  );
}

function actionColumn<Row>(actions: (row: Row) => ReactNode): Column<Row> {
  return {
    field: 'actions',
    header: tc.table.actions,
    widthPx: MAX_ACTIONS * ACTION_WIDTH_PX + CELL_EDGES_PX,
    cell: actions,
  };
}

/** Handlers that open a row by click or Enter, except for clicks on its controls or while text is selected. */
function openingBy(open: () => void) {
  return {
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (target.closest('a, button, input') || !window.getSelection()?.isCollapsed) return;
      open();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' || !(event.target instanceof Element && event.target.matches('[role=gridcell]')))
        return;
      // The same key would press the button that has the focus as soon as the row is open.
      event.preventDefault();
      open();
    },
  };
}
