import type { ApiKeyDetails } from '@pruefer/contracts';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { AlertsTab } from '../alerts/AlertsTab.js';
import { KeyLedger } from '../ledger/KeyLedger.js';
import { KeyOverview } from './KeyOverview.js';

const text = tc.apiKeys.details;

export interface DetailsTab {
  readonly label: string;
  /** @param onOpen opens the details of another key */
  readonly content: (key: ApiKeyDetails, onOpen: (id: string) => void) => ReactNode;
}

/** The sides of a key, by their names in the address; the first is shown at first. */
export const detailsTabs = {
  overview: { label: text.overview, content: (key, onOpen) => <KeyOverview of={key} onOpen={onOpen} /> },
  bookings: { label: text.bookings, content: (key) => <KeyLedger key={key.id} of={key} /> },
  alerts: { label: tc.alerts.tab, content: (key) => <AlertsTab key={key.id} of={key} /> },
} as const satisfies Record<string, DetailsTab>;
