import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import { Panel } from '~/ui/Panel.js';
import { EmptyState } from '~/ui/states/EmptyState.js';
import { FilteredState } from '~/ui/states/FilteredState.js';
import { DataTable } from '~/ui/table/DataTable.js';
import { VisuallyHidden } from '~/ui/VisuallyHidden.js';
import { KeyActions } from './KeyActions.js';
import { keyColumns } from './key-columns.js';
import { useAddressRecord } from '../use-address-record.js';
import { KEYS_PER_PAGE } from './use-key-filter.js';
import type { useKeyPage } from './use-key-page.js';

interface KeyListProps {
  readonly page: ReturnType<typeof useKeyPage>;
  /** A filter is active. */
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
  readonly onDialog: (dialog: string, id?: string) => void;
}

const text = tc.apiKeys;

/** One page of the keys. */
export function KeyList({ page: { keys, total, failure, retry }, isNarrowed, onReset, onDialog }: KeyListProps) {
  const { id: opened, open } = useAddressRecord(['']);
  return (
    <Panel title={text.listTitle} count={total} flush>
      <VisuallyHidden role="status">{isNarrowed && total !== undefined ? text.found(total) : ''}</VisuallyHidden>
      <DataTable
        label={text.listTitle}
        rows={keys}
        total={total}
        pageSize={KEYS_PER_PAGE}
        columns={keyColumns(open)}
        idOf={({ id }) => id}
        markedId={opened}
        onOpen={({ id }) => open(id)}
        actions={(key) => <KeyActions of={key} onDialog={onDialog} onDetails={open} />}
        failure={failure}
        failureTitle={text.loadFailed}
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
      <Button startIcon={<Plus size={16} strokeWidth={1.75} />} onClick={() => onDialog('create')}>
        {text.create}
      </Button>
    </EmptyState>
  );
}
