import type { ApiKeyDetails } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { TabbedContent } from '~/ui/panel/TabbedContent.js';
import { type DetailsTab, detailsTabs } from './details-tabs.js';
import { useAddressRecord } from '../key/use-address-record.js';

type TabName = keyof typeof detailsTabs;

const tabNames = Object.keys(detailsTabs) as [TabName, ...TabName[]];

/** The sides of a key: its figures and rules, the ledger of its contract, its alerts. */
export function KeyTabs({ of: key }: { of: ApiKeyDetails }) {
  const { tab, open, choose } = useAddressRecord(tabNames);
  return (
    <TabbedContent
      of="record"
      label={tc.apiKeys.details.tabs}
      tabs={tabNames.map((name) => tabOf(name, key, open))}
      chosen={tab}
      onChoose={choose}
    />
  );
}

function tabOf(name: TabName, key: ApiKeyDetails, onOpen: (id: string) => void) {
  const { label, content }: DetailsTab = detailsTabs[name];
  return { name, label, content: content(key, onOpen) };
}
