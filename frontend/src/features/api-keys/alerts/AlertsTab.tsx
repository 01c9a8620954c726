import type { ApiKeyRecord } from '@pruefer/contracts';
import { loadState } from '~/api/store/load-state.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ErrorState } from '~/ui/placeholders/ErrorState.js';
import { SkeletonRows } from '~/ui/placeholders/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { useAlertSettingsQuery, useAlertsQuery, useDeliveriesQuery } from './alerts.api.js';
import { AlertHistory } from './AlertHistory.js';
import { AlertSection } from './AlertSection.js';
import { AlertSettingsPanel } from './AlertSettingsPanel.js';
import { useChangingPage } from '../key/use-changing-page.js';
import { ALERTS_PAGE } from '../key/use-record-param.js';
import { DeliveryList } from './DeliveryList.js';
import { useSendMessage } from './use-send-message.js';

const text = tc.alerts;

/** Alert settings of a contract, its past alerts, and their messages. */
export function AlertsTab({ apiKey: key }: { apiKey: ApiKeyRecord }) {
  const settings = useAlertSettingsQuery(key.id);
  const alerts = useChangingPage(useAlertsQuery, key.id, undefined, ALERTS_PAGE);
  const deliveries = useChangingPage(useDeliveriesQuery, key.id, ({ state }) => state === 'waiting');
  const times = useTimes();
  const { test, resend } = useSendMessage(key.id);
  const failed = [loadState(settings), alerts, deliveries].find(({ error }) => error);
  if (settings.data && alerts.data && deliveries.data) {
    return (
      <>
        <AlertSettingsPanel apiKey={key} settings={settings.data} onTest={(channel) => void test(channel)} />
        <AlertSection title={text.history.title} subtitle={text.history.subtitle(alerts.data.total)}>
          <AlertHistory items={alerts.data.items} times={times} />
          <Pager {...alerts.pager} />
        </AlertSection>
        <AlertSection title={text.deliveries.title} subtitle={text.deliveries.subtitle(deliveries.data.total)}>
          <DeliveryList
            deliveries={deliveries.data}
            times={times}
            pager={deliveries.pager}
            onResend={(delivery) => void resend(delivery)}
          />
        </AlertSection>
      </>
    );
  }
  if (!failed?.error) return <SkeletonRows rows={6} rowHeightPx={40} />;
  return <ErrorState title={text.loadFailed} error={failed.error} onRetry={failed.onRetry} />;
}
