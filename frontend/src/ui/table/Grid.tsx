import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { tc } from '../../texts/de-console.js';
import { pageNonce } from '../nonce.js';
import type { Column } from './column.js';
import { useShownAtThisWidth } from './use-shown-at-this-width.js';

interface GridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly idOf: (row: Row) => string;
  readonly actions?: (row: Row) => ReactNode;
  readonly sort: string | null;
  readonly onSort: (sort: string | null) => void;
  readonly rowHeightPx: number;
  readonly markedId?: string | null | undefined;
  /** Opens a row: by a click on it, or by Enter on one of its cells. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}

const HEAD_HEIGHT_PX = 40;
const ACTION_WIDTH_PX = 32;
/** What the last cell keeps free: on the left as every cell, on the right up to the panel's edge. */
const CELL_EDGES_PX = 28;
/** Three icons and the menu. */
const MOST_ACTIONS = 4;

/** The list as a table. Sorting and paging happen outside, so that cards and server-side lists work alike. */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, rows, columns, actions, sort, onSort, onOpen } = props;
  const shown = columns.filter(useShownAtThisWidth());
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <DataGrid
        {...fixed}
        aria-label={label}
        {...nonceOf()}
        rows={rows}
        getRowId={props.idOf}
        columns={[...shown.map(definition), ...(actions ? [actionColumn(actions)] : [])]}
        rowHeight={props.rowHeightPx}
        getRowClassName={({ id }) => (id === props.markedId ? 'marked' : '')}
        sortModel={sortModelOf(sort, shown)}
        {...(onOpen && openingBy(onOpen))}
        onSortModelChange={([by]) => onSort(by ? `${by.sort === 'desc' ? '-' : ''}${by.field}` : null)}
      />
    </Box>
  );
}

const fixed = {
  localeText: deDE.components.MuiDataGrid.defaultProps.localeText,
  columnHeaderHeight: HEAD_HEIGHT_PX,
  sortingMode: 'server',
  disableColumnMenu: true,
  disableColumnResize: true,
  disableColumnSelector: true,
  disableRowSelectionOnClick: true,
  // A page holds few rows: all of them stand in the document, so that the browser's search finds them.
  disableVirtualization: true,
  hideFooter: true,
} as const;

function definition<Row extends object>(column: Column<Row>): GridColDef<Row> {
  const { field, header, cell, sortBy, isSortable = false, widthPx, flex = 1, numeric = false } = column;
  const side = numeric ? 'right' : 'left';
  return {
    field,
    headerName: header,
    sortable: isSortable || sortBy !== undefined,
    filterable: false,
    align: side,
    headerAlign: side,
    ...(widthPx ? { width: widthPx } : { flex, minWidth: 120 }),
    renderCell: ({ row }) => cell(row),
  };
}

function actionColumn<Row extends object>(actions: (row: Row) => ReactNode): GridColDef<Row> {
  return {
    field: 'actions',
    headerName: tc.table.actions,
    sortable: false,
    filterable: false,
    width: MOST_ACTIONS * ACTION_WIDTH_PX + CELL_EDGES_PX,
    renderCell: ({ row }) => actions(row),
  };
}

/** What somebody presses or marks inside a row is not meant for the row. */
function openingBy<Row extends object>(onOpen: (row: Row) => void) {
  return {
    className: 'opens',
    onRowClick: ({ row }: { row: Row }, { target, currentTarget }: MouseEvent<HTMLElement>) => {
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (target.closest('a, button, input') || !window.getSelection()?.isCollapsed) return;
      onOpen(row);
    },
    onCellKeyDown: ({ row }: { row: Row }, event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' || !(event.target instanceof Element && event.target.matches('[role=gridcell]')))
        return;
      // The same key would press the button that has the focus as soon as the row is open.
      event.preventDefault();
      onOpen(row);
    },
  };
}

/** What an address names that is no column is left out: the grid would take it back in the middle of drawing. */
function sortModelOf<Row>(sort: string | null, columns: readonly Column<Row>[]): GridSortModel {
  const field = sort?.replace(/^-/, '');
  if (!sort || !field || !columns.some((column) => column.field === field)) return [];
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

function nonceOf() {
  const nonce = pageNonce();
  return nonce ? { nonce } : {};
}
