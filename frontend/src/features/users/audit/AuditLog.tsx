import { type AuditPage, exportAudit, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, RefreshCw, ScanSearch } from 'lucide-react';
import { asCallError } from '~/api/http/call-error.js';
import { call } from '~/api/http/call.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/panel/Panel.js';
import { RowActions } from '~/ui/controls/RowActions.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { FilteredState } from '~/ui/placeholders/FilteredState.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { Rows } from '~/ui/table/Rows.js';
import { useCsvExport } from '~/api/files/use-csv-export.js';
import { useAuditQuery } from '~/api/audit/audit.api.js';
import { describeAuditEvent, getActorName } from '~/texts/console/audit-labels.js';
import { auditColumns } from './audit-columns.js';
import { AuditDrawer } from './AuditDrawer.js';
import { AuditFilterBar } from './AuditFilterBar.js';
import { AuditPager } from './AuditPager.js';
import { type AuditView, useAuditView } from './use-audit-view.js';

const text = tc.audit;
const ROW_HEIGHT_PX = 60;

/** The actions of all users with their time, page by page. */
export function AuditLog() {
  const view = useAuditView();
  const times = useTimes();
  const auditQuery = useAuditQuery(view.query, { refetchOnMountOrArgChange: true });
  const { currentData: page, isFetching, error, refetch } = auditQuery;
  return (
    <>
      <AuditFilterBar view={view} times={times} />
      <Panel
        title={text.listTitle}
        subtitle={text.listText}
        actions={<ListActions view={view} onRefresh={() => void refetch()} />}
        flush
      >
        <Loaded
          data={page}
          error={isFetching ? undefined : asCallError(error)}
          errorTitle={text.loadFailed}
          onRetry={() => void refetch()}
          rows={8}
          rowHeightPx={ROW_HEIGHT_PX}
          empty={{ when: ({ entries }) => entries.length === 0, state: <Nothing view={view} /> }}
        >
          {(loadedPage) => <Entries page={loadedPage} view={view} times={times} />}
        </Loaded>
        <AuditPager
          key={JSON.stringify(view.filter)}
          cursor={view.cursor}
          next={page?.nextCursor}
          onTurn={view.turnTo}
        />
      </Panel>
      <AuditDrawer
        record={page?.entries.find(({ id }) => id === view.entry)}
        times={times}
        setFilter={view.setFilter}
        onClose={() => view.open(null)}
      />
    </>
  );
}

function ListActions({ view, onRefresh }: { view: AuditView; onRefresh: () => void }) {
  const { isRunning, start } = useCsvExport(text);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button startIcon={<RefreshCw size={16} aria-hidden />} onClick={onRefresh}>
        {text.refresh}
      </Button>
      <Button
        startIcon={<Download size={16} aria-hidden />}
        onClick={() => void start(call(exportAudit, { body: view.filter }))}
      >
        {isRunning ? text.exporting : text.export}
      </Button>
    </Box>
  );
}

interface EntriesProps {
  readonly page: AuditPage;
  readonly view: AuditView;
  readonly times: Times;
}

function Entries({ page: { entries }, view, times }: EntriesProps) {
  return (
    <Rows
      label={text.listTitle}
      rows={entries}
      columns={auditColumns(times)}
      getId={({ id }) => id}
      rowHeightPx={ROW_HEIGHT_PX}
      markedId={view.entry}
      onOpen={({ id }) => view.open(id)}
      cardActions={(record) => {
        const sentence = `${getActorName(record)} ${describeAuditEvent(record, times)}`;
        const open = { label: text.open(sentence), icon: ScanSearch, onRun: () => view.open(record.id) };
        return <RowActions subject={sentence} actions={[open]} />;
      }}
    />
  );
}

function Nothing({ view }: { view: AuditView }) {
  if (view.isNarrowed) return <FilteredState title={text.emptyFiltered} onReset={view.reset} />;
  return <EmptyState title={text.empty} text={text.emptyText} />;
}
