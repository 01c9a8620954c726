import type { StatusClass } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSignedIn } from '../../api/use-signed-in.js';
import { useTimes } from '../../api/use-times.js';
import { tc } from '../../texts/de-console.js';
import { Page } from '../../ui/Page.js';
import { useTableLook } from '../../ui/table/look/use-table-look.js';
import { TableTools } from '../../ui/table/TableTools.js';
import { rangeText } from './active-filters.js';
import { EntryDrawer } from './EntryDrawer.js';
import { ExportNote } from './ExportNote.js';
import { ofContract, only, without } from './filter-changes.js';
import { HistogramPanel } from './HistogramPanel.js';
import { type LogActions, logColumns } from './log-columns.js';
import { LogFilterBar } from './LogFilterBar.js';
import { LogTable } from './LogTable.js';
import { ALL_DAYS, hasOwnRange } from './log-view.js';
import { NothingFound } from './NothingFound.js';
import { type OwnRange, ownRangeOf } from './own-range-of.js';
import { useIsPast } from './use-is-past.js';
import { useLogExport } from './use-log-export.js';
import { useLogRows } from './use-log-rows.js';
import { type LogViewing, useLogView } from './use-log-view.js';

/** The date fields are large: loaded once somebody wants an own range. */
const OwnRangeDialog = lazy(() => import('./OwnRangeDialog.js').then((loaded) => ({ default: loaded.OwnRangeDialog })));

const TABLE = 'logs';
/** Names in the address that are in no saved view. */
const passing = ['entry', 'offset', 'cursor', 'live'];

/** Every stored request: filtered, over time, one by one, and as a file. */
export function LogsPage() {
  const viewing = useLogView();
  const { view, asked } = viewing;
  const { zone } = useTimes();
  const begin = useRef<HTMLElement>(null);
  const isPast = useIsPast(begin);
  const { name: user } = useSignedIn();
  const looking = useTableLook(TABLE, user);
  const actions = actionsOf(viewing);
  const rows = useLogRows(asked, { isLive: view.isLive, isReading: isPast || view.entry !== null });
  const [own, setOwn] = useState<OwnRange | null>(null);
  const { total = 0, totalIsExact = true } = rows.page ?? {};
  const exporting = useLogExport(asked, totalIsExact ? total : Infinity);

  function showNews() {
    begin.current?.scrollIntoView();
    if (view.entry !== null) viewing.open(null, true);
    rows.refresh();
  }

  return (
    <Page
      title={tc.logs.title}
      subtitle={rows.page ? tc.logs.entries(total, totalIsExact) : rows.failure ? tc.logs.unknownEntries : ' '}
      action={
        <PageActions
          onRefresh={rows.refresh}
          onExport={exporting.start}
          isExporting={exporting.state.is === 'running'}
        />
      }
    >
      <ExportNote
        {...{ total }}
        state={exporting.state}
        isExact={totalIsExact}
        onStop={exporting.stop}
        onRetry={exporting.start}
      />
      <LogFilterBar {...{ viewing, zone }} onOwnRange={() => setOwn(ownRangeOf(view, Date.now()))} />
      <HistogramPanel
        histogram={rows.histogram.data}
        hasFailed={rows.histogram.isError}
        isLastMonth={view.range === ALL_DAYS && !hasOwnRange(view)}
        zone={zone}
        onZoom={(startDate, endDate) => viewing.setFilters({ startDate, endDate })}
        onClass={(statusClass: StatusClass) => viewing.setFilters({ statusClass, statusCode: undefined })}
      />
      <LogTable
        {...{ rows, zone, begin, actions }}
        range={rangeText(view, zone)}
        tools={
          <TableTools
            table={TABLE}
            {...{ user, passing, looking }}
            columns={logColumns(zone, actions)}
            isUnsaved={viewing.iban !== ''}
            onOpen={viewing.forgetSearch}
          />
        }
        look={looking.look}
        limit={view.limit}
        openedId={view.entry}
        empty={(page) => <NothingFound {...{ viewing, page, zone }} />}
        onTurn={viewing.turnTo}
        onNews={showNews}
      />
      <EntryDrawer
        id={view.entry}
        page={rows.page?.logs}
        zone={zone}
        onGo={(id) => viewing.open(id, true)}
        onAddress={(ipAddress) => viewing.setFilters(only('ipAddress', ipAddress))}
        onRequest={(requestId) => viewing.setFilters({ requestId })}
        onCustomer={(keyId) => viewing.setFilters(ofContract(keyId))}
        onClose={() => viewing.open(null, true)}
      />
      {own && (
        <Suspense fallback={null}>
          <OwnRangeDialog
            range={own}
            zone={zone}
            onApply={(range) => {
              setOwn(null);
              viewing.setFilters(range);
            }}
            onClose={() => setOwn(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface PageActionsProps {
  readonly onRefresh: () => void;
  readonly onExport: () => void;
  readonly isExporting: boolean;
}

function PageActions({ onRefresh, onExport, isExporting }: PageActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button startIcon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />} onClick={onRefresh}>
        {tc.logs.refresh}
      </Button>
      <Button
        startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onExport}
        disabled={isExporting}
      >
        {tc.logs.export}
      </Button>
    </Box>
  );
}

function actionsOf({ view, setFilters, open }: LogViewing): LogActions {
  return {
    onOnly: (name, value) => setFilters(only(name, value)),
    onExclude: (name, value) => setFilters(without(view.filters, name, value)),
    onOpen: (id) => open(id),
  };
}
