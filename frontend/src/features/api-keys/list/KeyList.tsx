import type { ApiKeyRecord, ApiKeySort } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { Ban, CircleCheck, CirclePlus, PanelRight, Pencil, Plus, RefreshCw } from 'lucide-react';
import { useSignedIn } from '~/api/session/use-signed-in.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ChoiceField, sortOptions } from '~/ui/controls/ChoiceField.js';
import { Panel } from '~/ui/panel/Panel.js';
import { EmptyState } from '~/ui/placeholders/EmptyState.js';
import { FilteredState } from '~/ui/placeholders/FilteredState.js';
import { DataTable } from '~/ui/table/DataTable.js';
import { shownColumns } from '~/ui/table/settings/table-settings.js';
import { useTableSettings } from '~/ui/table/settings/use-table-settings.js';
import { TableTools } from '~/ui/table/TableTools.js';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden.js';
import { type RowAction, RowActions } from '~/ui/controls/RowActions.js';
import { keyColumns } from './key-columns.js';
import { useRecordParam } from '../key/use-record-param.js';
import { KEYS_PER_PAGE } from './use-key-filter.js';
import type { useKeyPage } from './use-key-page.js';
import { useKeyToggle } from './use-key-toggle.js';

const { sorts, sortedByColumn } = tc.apiKeys.filter;

interface KeyListProps {
  readonly page: ReturnType<typeof useKeyPage>;
  /** A filter is active. */
  readonly isNarrowed: boolean;
  readonly sort: ApiKeySort;
  readonly onSort: (sort: ApiKeySort) => void;
  readonly onReset: () => void;
  readonly onDialog: (dialog: string, id?: string) => void;
}

const text = tc.apiKeys;
const TABLE = 'keys';
/** Names in the URL that are in no saved view. */
const positionParams = ['page', 'key', 'tab', 'tabPage', 'dialog', 'id'];

/** One page of the keys. */
export function KeyList({ page: { keys, total, error, retry }, ...props }: KeyListProps) {
  const { isNarrowed, sort, onSort, onReset, onDialog } = props;
  const { id: openKeyId, open } = useRecordParam(['']);
  const { name: user } = useSignedIn();
  const settings = useTableSettings(TABLE, user);
  const { hidden, density } = settings;
  const columns = keyColumns(open, useTimes());
  const tools = (
    <>
      <ChoiceField
        label={text.filter.sort}
        value={sort}
        options={sortOptions(sorts, sort, sortedByColumn)}
        widthPx={210}
        onChoose={onSort}
      />
      <TableTools table={TABLE} user={user} positionParams={positionParams} columns={columns} settings={settings} />
    </>
  );
  return (
    <Panel title={text.listTitle} count={total} actions={tools} flush>
      <VisuallyHidden role="status">{isNarrowed && total !== undefined ? text.found(total) : ''}</VisuallyHidden>
      <DataTable
        label={text.listTitle}
        rows={keys}
        total={total}
        pageSize={KEYS_PER_PAGE}
        columns={shownColumns(columns, hidden)}
        density={density}
        getId={({ id }) => id}
        markedId={openKeyId}
        onOpen={({ id }) => open(id)}
        actions={(key) => <KeyActions apiKey={key} onDialog={onDialog} onDetails={open} />}
        error={error}
        errorTitle={text.loadFailed}
        onRetry={retry}
        empty={
          isNarrowed ? <FilteredState title={text.emptyFiltered} onReset={onReset} /> : <NoKeys onDialog={onDialog} />
        }
      />
    </Panel>
  );
}

function NoKeys({ onDialog }: Pick<KeyListProps, 'onDialog'>) {
  return (
    <EmptyState title={text.empty} text={text.emptyText}>
      <Button startIcon={<Plus size={16} />} onClick={() => onDialog('create')}>
        {text.create}
      </Button>
    </EmptyState>
  );
}

interface KeyActionsProps {
  readonly apiKey: ApiKeyRecord;
  readonly onDialog: (dialog: string, id: string) => void;
  readonly onDetails: (id: string) => void;
}

/** Actions of a key. A replaced key can be neither renewed nor enabled; a test key has no bookings. */
function KeyActions({ apiKey: key, onDialog, onDetails }: KeyActionsProps) {
  const toggle = useKeyToggle();
  const { id, clientName, isActive, isRenewed, isTest } = key;
  const { actions } = tc.apiKeys;
  const edit = { label: actions.edit(clientName), icon: Pencil, onRun: () => onDialog('edit', id) };
  const topUp = { label: actions.topUp(clientName), icon: CirclePlus, onRun: () => onDialog('top-up', id) };
  const renew = { label: actions.renew(clientName), icon: RefreshCw, onRun: () => onDialog('renew', id) };
  const details = { label: actions.details(clientName), icon: PanelRight, onRun: () => onDetails(id) };
  const onOff: RowAction = {
    label: isActive ? actions.deactivate(clientName) : actions.activate(clientName),
    icon: isActive ? Ban : CircleCheck,
    onRun: () => void toggle(key),
  };
  return (
    <RowActions
      subject={clientName}
      actions={[edit, ...(isTest ? [] : [topUp]), ...(isRenewed ? [] : [renew])]}
      more={isRenewed && !isActive ? [details] : [onOff, details]}
    />
  );
}
