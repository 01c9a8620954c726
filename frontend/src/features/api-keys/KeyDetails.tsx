import type { ApiKeyDetails } from '@pruefer/contracts';
import { asCallError, type CallError } from '../../api/call-error.js';
import { every } from '../../api/every.js';
import { tc } from '../../texts/de-console.js';
import { RecordTabs } from '../../ui/RecordTabs.js';
import { SideDrawer } from '../../ui/SideDrawer.js';
import { ErrorState } from '../../ui/states/ErrorState.js';
import { SkeletonRows } from '../../ui/states/SkeletonRows.js';
import { useApiKeyQuery } from './api-keys.api.js';
import { useAddressRecord } from './use-address-record.js';
import { type DetailsTab, detailsTabs } from './details-tabs.js';

type TabName = keyof typeof detailsTabs;

const tabNames = Object.keys(detailsTabs) as [TabName, ...TabName[]];
const text = tc.apiKeys.details;

/** One key beside the list: its figures and rules, and the ledger of its contract. */
export function KeyDetails() {
  const { id, tab, open, close, choose } = useAddressRecord(tabNames);
  const { currentData: key, error, refetch } = useApiKeyQuery(id ?? '', { skip: id === null, ...every.list });
  return (
    <SideDrawer isOpen={id !== null} title={key?.clientName ?? ''} text={key?.clientEmail} onClose={close}>
      {key ? (
        <RecordTabs
          label={text.tabs}
          tabs={tabNames.map((name) => tabOf(name, key, open))}
          chosen={tab}
          onChoose={choose}
        />
      ) : (
        <Waiting failure={asCallError(error)} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  );
}

function tabOf(name: TabName, key: ApiKeyDetails, onOpen: (id: string) => void) {
  const { label, content }: DetailsTab = detailsTabs[name];
  return { name, label, content: content(key, onOpen) };
}

function Waiting({ failure, onRetry }: { failure: CallError | undefined; onRetry: () => void }) {
  if (failure) return <ErrorState title={text.loadFailed} failure={failure} onRetry={onRetry} />;
  return <SkeletonRows rows={6} rowHeightPx={40} />;
}
