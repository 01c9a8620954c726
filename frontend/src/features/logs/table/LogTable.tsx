import type { LogPage, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { Panel } from '~/ui/panel/Panel.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { HEAD_LAYER } from '~/ui/table/grid-style.js';
import { shownColumns, type TableSettings } from '~/ui/table/settings/table-settings.js';
import { Pager } from '~/ui/table/Pager.js';
import { Rows } from '~/ui/table/Rows.js';
import { DetailsButton, type LogActions, logColumns } from './log-columns.js';
import { firstPosition, type LogPosition } from '../view/log-view.js';
import type { LogRows } from './use-log-rows.js';

interface LogTableProps {
  readonly rows: LogRows;
  /** The time that is searched, in words. */
  readonly range: string;
  /** The table's toolbar, shown above it. */
  readonly tools: ReactNode;
  readonly settings: TableSettings;
  readonly limit: number;
  readonly times: Times;
  readonly openedId: string | null;
  readonly actions: LogActions;
  readonly empty: (page: LogPage) => ReactNode;
  readonly begin: RefObject<HTMLElement | null>;
  readonly onTurn: (position: LogPosition) => void;
  readonly onNewRows: () => void;
}

const ROW_HEIGHTS_PX = { normal: 44, compact: 34 } as const;

/** The table of requests, or its placeholders; above it a button with the number of rows that arrived meanwhile. */
export function LogTable({ rows, begin, range, tools, onNewRows, ...props }: LogTableProps) {
  const { page, error, newRows, refresh } = rows;
  return (
    <Box ref={begin} aria-busy={rows.isFetching} sx={frame}>
      <Panel title={tc.logs.list} subtitle={range} actions={tools} flush>
        <Box role="status" sx={{ display: 'contents' }}>
          {newRows.total > 0 && (
            <Button size="small" onClick={onNewRows} startIcon={<ArrowUp size={15} />} sx={newRowsButton}>
              {tc.logs.newEntries(newRows.total, newRows.isExact)}
            </Button>
          )}
        </Box>
        {page && error && (
          <Box sx={{ p: 3 }}>
            <Note kind="warning">{tc.logs.refreshFailed}</Note>
          </Box>
        )}
        <Box sx={rowsFrame}>
          <Loaded
            data={page}
            error={error && { ...error, message: error.message ?? tc.logs.fetchFailed }}
            errorTitle={tc.logs.loadFailed}
            onRetry={refresh}
            rows={props.limit}
            rowHeightPx={ROW_HEIGHTS_PX.normal}
          >
            {(loadedPage) => <Filled {...props} page={loadedPage} />}
          </Loaded>
        </Box>
      </Panel>
    </Box>
  );
}

type FilledProps = Omit<LogTableProps, 'rows' | 'begin' | 'range' | 'tools' | 'onNewRows'> & { readonly page: LogPage };

function Filled({ page, settings, limit, times, openedId, actions, empty, onTurn }: FilledProps) {
  const { logs, total, totalIsExact, offset } = page;
  if (logs.length === 0) return empty(page);
  const pageNumber = Math.floor(offset / limit) + 1;
  return (
    <>
      <Rows
        label={tc.logs.list}
        rows={logs}
        columns={shownColumns(logColumns(times, actions), settings.hidden)}
        getId={({ id }) => id}
        rowHeightPx={ROW_HEIGHTS_PX[settings.density]}
        markedId={openedId}
        onOpen={({ id }) => actions.onOpen(id)}
        cardActions={(entry) => <DetailsButton entry={entry} times={times} onOpen={actions.onOpen} />}
      />
      <Pager
        total={total}
        page={pageNumber}
        pageSize={limit}
        isAtLeast={!totalIsExact && page.nextCursor !== null}
        onPage={(to) => onTurn(positionForPage(to, pageNumber, page, limit))}
      />
    </>
  );
}

/** The neighbouring page by its cursor, so that new rows do not shift it. */
function positionForPage(to: number, from: number, page: LogPage, limit: number): LogPosition {
  if (to <= 1) return firstPosition;
  return { offset: (to - 1) * limit, cursor: to > from ? page.nextCursor : page.previousCursor };
}

const frame = { minWidth: 0, scrollMarginTop: 16 } as const;

const rowsFrame = {
  minWidth: 0,
  borderTop: '1px solid',
  borderColor: 'line.main',
  // The frame's line replaces the upper line of the first card or skeleton row.
  '& > ul > li:first-of-type, & > [aria-hidden] > div:first-of-type': { borderTop: 0 },
} as const;

/** Stays at the top of the window while the list is scrolled, in front of rows and head, without moving them. */
const newRowsButton = {
  position: 'sticky',
  zIndex: HEAD_LAYER + 1,
  top: 12,
  display: 'flex',
  width: 'fit-content',
  mx: 'auto',
  mt: 2,
  mb: '-40px',
  boxShadow: 2,
} as const;
