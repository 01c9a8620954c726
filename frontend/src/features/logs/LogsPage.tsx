import type { LogEntry, StatusClass } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Eraser, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSignedIn } from '~/api/session/use-signed-in.js';
import { useTimes } from '~/api/settings/use-times.js';
import { sectionActions } from '~/texts/console/section-heads.js';
import { tc } from '~/texts/de-console.js';
import { Page } from '~/ui/frame/Page.js';
import type { Column } from '~/ui/table/columns/column.js';
import { type TableSettingsControl, useTableSettings } from '~/ui/table/settings/use-table-settings.js';
import { TableTools } from '~/ui/table/TableTools.js';
import { latePart } from '~/ui/lazy/late-part.js';
import { rangeText } from './filters/active-filters.js';
import { EntryDrawer } from './entry/EntryDrawer.js';
import { ExportNote } from './export/ExportNote.js';
import { exclude, includeOnly } from './filters/filter-changes.js';
import { HistogramPanel } from './histogram/HistogramPanel.js';
import { type LogActions, logColumns } from './table/log-columns.js';
import { LogFilterBar } from './filters/LogFilterBar.js';
import { LogTable } from './table/LogTable.js';
import { ALL_DAYS, hasCustomRange } from './view/log-view.js';
import { NothingFound } from './table/NothingFound.js';
import { type CustomRange, toCustomRange } from './filters/to-custom-range.js';
import { useIsPast } from './table/use-is-past.js';
import { useLogExport } from './export/use-log-export.js';
import { useLogRows } from './table/use-log-rows.js';
import { type LogViewControl, useLogView } from './view/use-log-view.js';

/** The date fields are large: loaded once the user wants a custom range. */
const CustomRangeDialog = latePart(() => import('./filters/CustomRangeDialog.js'), 'CustomRangeDialog');

const TABLE = 'logs';
/** Names in the URL that are in no saved view. */
const positionParams = ['entry', 'offset', 'cursor', 'live'];

/** Every stored request: filtered, over time, one by one, and as a file. */
export function LogsPage() {
  const logView = useLogView();
  const { view, requested } = logView;
  const times = useTimes();
  const begin = useRef<HTMLElement>(null);
  const isPast = useIsPast(begin);
  const settings = useTableSettings(TABLE, useSignedIn().name);
  const actions = buildActions(logView);
  const rows = useLogRows(requested, { isLive: view.isLive, isReading: isPast || view.entry !== null });
  const [customRange, setCustomRange] = useState<CustomRange | null>(null);
  const { total = 0, totalIsExact = true } = rows.page ?? {};
  const logExport = useLogExport(requested, totalIsExact ? total : Infinity);

  function showNewRows() {
    begin.current?.scrollIntoView();
    if (view.entry !== null) logView.open(null, true);
    rows.refresh();
  }

  function applyCustomRange(range: CustomRange) {
    setCustomRange(null);
    logView.setFilters(range);
  }

  return (
    <Page
      title={tc.logs.title}
      subtitle={rows.page ? tc.logs.entries(total, totalIsExact) : rows.error ? tc.logs.unknownEntries : ' '}
      action={
        <PageActions
          onRefresh={rows.refresh}
          onExport={logExport.start}
          isExporting={logExport.state.status === 'running'}
        />
      }
    >
      <ExportNote
        total={total}
        state={logExport.state}
        isExact={totalIsExact}
        onStop={logExport.stop}
        onRetry={logExport.start}
      />
      <LogFilterBar {...{ logView, times }} onCustomRange={() => setCustomRange(toCustomRange(view, Date.now()))} />
      <HistogramPanel
        histogram={rows.histogram.data}
        hasFailed={rows.histogram.isError}
        isLastMonth={view.range === ALL_DAYS && !hasCustomRange(view)}
        times={times}
        onZoom={(startDate, endDate) => logView.setFilters({ startDate, endDate })}
        onClass={(statusClass: StatusClass) => logView.setFilters({ statusClass, statusCode: undefined })}
      />
      <LogTable
        {...{ rows, times, begin, actions }}
        range={rangeText(view, times)}
        tools={<LogTools columns={logColumns(times, actions)} logView={logView} settings={settings} />}
        settings={settings}
        limit={view.limit}
        openedId={view.entry}
        empty={(page) => <NothingFound logView={logView} page={page} times={times} />}
        onTurn={logView.turnTo}
        onNewRows={showNewRows}
      />
      <EntryDrawer {...{ logView, times }} page={rows.page?.logs} isLoading={rows.isLoading} />
      {customRange && (
        <CustomRangeDialog
          range={customRange}
          times={times}
          onApply={applyCustomRange}
          onClose={() => setCustomRange(null)}
        />
      )}
    </Page>
  );
}

interface LogToolsProps {
  readonly logView: LogViewControl;
  readonly settings: TableSettingsControl;
  readonly columns: readonly Column<LogEntry>[];
}

function LogTools({ logView, ...table }: LogToolsProps) {
  const { name: user } = useSignedIn();
  const isUnsaved = logView.iban !== '';
  return <TableTools table={TABLE} {...{ user, positionParams, isUnsaved }} {...table} onOpen={logView.forgetSearch} />;
}

interface PageActionsProps {
  readonly onRefresh: () => void;
  readonly onExport: () => void;
  readonly isExporting: boolean;
}

function PageActions({ onRefresh, onExport, isExporting }: PageActionsProps) {
  const { user } = useSignedIn();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {user?.role === 'admin' && (
        <Button component={Link} to="/admin/database?dialog=erase" startIcon={<Eraser size={16} aria-hidden />}>
          {sectionActions.eraseIban}
        </Button>
      )}
      <Button startIcon={<RefreshCw size={16} aria-hidden />} onClick={onRefresh}>
        {tc.logs.refresh}
      </Button>
      <Button startIcon={<Download size={16} aria-hidden />} onClick={onExport} disabled={isExporting}>
        {tc.logs.export}
      </Button>
    </Box>
  );
}

function buildActions({ view, setFilters, open }: LogViewControl): LogActions {
  return {
    onOnly: (name, value) => setFilters(includeOnly(name, value)),
    onExclude: (name, value) => setFilters(exclude(view.filters, name, value)),
    onOpen: (id) => open(id),
  };
}
