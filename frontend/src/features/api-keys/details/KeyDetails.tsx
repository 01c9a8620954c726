import { Suspense } from 'react';
import { loadState } from '~/api/store/load-state.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';
import { useApiKeyQuery } from '../key/api-keys.api.js';
import { useRecordParam } from '../key/use-record-param.js';

/** Ledger, alerts and chart: loaded once the user opens a key. The drawer itself is there at once, and closes at once. */
const KeyTabs = lazyPart(() => import('./KeyTabs.js'), 'KeyTabs');
const shape = { rows: 6, rowHeightPx: 40 };

/** One key next to the list: its figures and rules, and the ledger of its contract. */
export function KeyDetails() {
  const { id, close } = useRecordParam(['']);
  const query = useApiKeyQuery(id ?? '', { skip: id === null, ...pollingIntervals.list });
  const { currentData: key } = query;
  return (
    <SideDrawer isOpen={id !== null} title={key?.clientName ?? ''} text={key?.clientEmail} onClose={close}>
      <Loaded {...loadState(query)} data={key} errorTitle={tc.apiKeys.details.loadFailed} {...shape}>
        {(apiKey) => (
          <Suspense fallback={<SkeletonRows {...shape} />}>
            <KeyTabs apiKey={apiKey} />
          </Suspense>
        )}
      </Loaded>
    </SideDrawer>
  );
}
