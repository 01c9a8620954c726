import { Suspense } from 'react';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { tc } from '~/texts/de-console.js';
import { SideDrawer } from '~/ui/controls/SideDrawer.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { useApiKeyQuery } from '../key/api-keys.api.js';
import { useRecordParam } from '../key/use-record-param.js';
import { lazyPart } from '~/ui/lazy/lazy-part.js';

/** Ledger, alerts and chart: loaded once the user opens a key. The drawer itself is there at once, and closes at once. */
const KeyTabs = lazyPart(() => import('./KeyTabs.js'), 'KeyTabs');

/** One key next to the list: its figures and rules, and the ledger of its contract. */
export function KeyDetails() {
  const { id, close } = useRecordParam(['']);
  const {
    currentData: key,
    error,
    refetch,
  } = useApiKeyQuery(id ?? '', { skip: id === null, ...pollingIntervals.list });
  return (
    <SideDrawer isOpen={id !== null} title={key?.clientName ?? ''} text={key?.clientEmail} onClose={close}>
      {key ? (
        <Suspense fallback={<Waiting />}>
          <KeyTabs apiKey={key} />
        </Suspense>
      ) : (
        <Waiting error={asCallError(error)} onRetry={() => void refetch()} />
      )}
    </SideDrawer>
  );
}

interface WaitingProps {
  readonly error?: CallError | undefined;
  readonly onRetry?: () => void;
}

function Waiting({ error, onRetry = () => undefined }: WaitingProps) {
  if (error) return <ErrorState title={tc.apiKeys.details.loadFailed} error={error} onRetry={onRetry} />;
  return <SkeletonRows rows={6} rowHeightPx={40} />;
}
