import type { ApiKeyDetails } from '@pruefer/contracts';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { TabbedContent } from '~/ui/panel/TabbedContent.js';
import { useRecordParam } from '../key/use-record-param.js';
import { AlertsTab } from '../alerts/AlertsTab.js';
import { FileJobList } from '../jobs/FileJobList.js';
import { KeyLedger } from '../ledger/KeyLedger.js';
import { KeyOverview } from './KeyOverview.js';

const text = tc.apiKeys.details;

interface DetailsTab {
  readonly label: string;
  /** @param onOpen opens the details of another key */
  readonly content: (key: ApiKeyDetails, onOpen: (id: string) => void) => ReactNode;
}

/** The sides of a key, by their names in the URL; the first is shown at first. */
const detailsTabs = {
  overview: { label: text.overview, content: (key, onOpen) => <KeyOverview apiKey={key} onOpen={onOpen} /> },
  bookings: { label: text.bookings, content: (key) => <KeyLedger key={key.id} apiKey={key} /> },
  files: { label: tc.fileJobs.tab, content: (key) => <FileJobList key={key.id} apiKey={key} /> },
  alerts: { label: tc.alerts.tab, content: (key) => <AlertsTab key={key.id} apiKey={key} /> },
} as const satisfies Record<string, DetailsTab>;

type TabName = keyof typeof detailsTabs;

const tabNames = Object.keys(detailsTabs) as [TabName, ...TabName[]];

/** The sides of a key: its figures and rules, the ledger of its contract, its file jobs and alerts. */
export function KeyTabs({ apiKey: key }: { apiKey: ApiKeyDetails }) {
  const { tab, open, choose } = useRecordParam(tabNames);
  return (
    <TabbedContent
      level="record"
      label={tc.apiKeys.details.tabs}
      tabs={tabNames.map((name) => toTab(name, key, open))}
      chosenTab={tab}
      onChoose={choose}
    />
  );
}

function toTab(name: TabName, key: ApiKeyDetails, onOpen: (id: string) => void) {
  const { label, content }: DetailsTab = detailsTabs[name];
  return { name, label, content: content(key, onOpen) };
}
