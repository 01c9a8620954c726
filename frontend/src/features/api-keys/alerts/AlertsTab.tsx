import {
  type ApiKeyRecord,
  type Delivery,
  type DeliveryChannel,
  type DeliveryPage,
  type QuotaAlert,
  type Times,
} from '@pruefer/contracts';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import type { HookError } from '~/api/http/call-error.js';
import { loadState } from '~/api/base/load-state.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { useOutcomeToast } from '~/api/base/use-outcome-toast.js';
import { Pager } from '~/ui/table/Pager.js';
import { Moment } from '~/ui/text/Moment.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { rowList } from '~/ui/panel/record-rows.js';
import {
  useAlertSettingsQuery,
  useAlertsQuery,
  useDeliveriesQuery,
  useResendDeliveryMutation,
  useSendTestMessageMutation,
} from './alerts.api.js';
import { AlertSection } from './AlertSection.js';
import { AlertSettingsPanel } from './AlertSettingsPanel.js';
import { useChangingPage } from '../key/use-changing-page.js';
import { DeliveryRow } from './DeliveryRow.js';

const text = tc.alerts;

/** Alert settings of a contract, its past alerts, and their messages. */
export function AlertsTab({ apiKey: key }: { apiKey: ApiKeyRecord }) {
  const settings = useAlertSettingsQuery(key.id);
  const alerts = useAlertsQuery({ id: key.id }, pollingIntervals.list);
  const deliveries = useChangingPage(useDeliveriesQuery, key.id, ({ state }) => state === 'waiting');
  const times = useTimes();
  const { test, resend } = useSendMessage(key.id);
  const failed = [loadState(settings), loadState(alerts), deliveries].find(({ error }) => error);
  if (settings.data && alerts.data && deliveries.data) {
    return (
      <>
        <AlertSettingsPanel apiKey={key} settings={settings.data} onTest={(channel) => void test(channel)} />
        <AlertSection title={text.history.title} subtitle={text.history.subtitle(alerts.data.total)}>
          <AlertHistory items={alerts.data.items} times={times} />
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

type SendResult = { data: Delivery; error?: undefined } | { data?: undefined; error: HookError };

/** Sends a test message, or sends an old one again. The list of deliveries shows the progress. */
function useSendMessage(id: string) {
  const [test] = useSendTestMessageMutation();
  const [resend] = useResendDeliveryMutation();
  const tellOutcome = useOutcomeToast();

  async function follow(sending: Promise<SendResult>) {
    const { data, error } = await sending;
    tellOutcome(error, text.sending.failed, data && text.sending.done(data.target));
  }

  return {
    test: (channel: DeliveryChannel) => follow(test({ id, channel })),
    resend: ({ id: deliveryId }: Delivery) => follow(resend({ id, deliveryId })),
  };
}

interface DeliveryListProps {
  readonly deliveries: DeliveryPage;
  readonly times: Times;
  readonly pager: ComponentProps<typeof Pager>;
  readonly onResend: (delivery: Delivery) => void;
}

/** The messages of a contract, the newest first. */
export function DeliveryList({ deliveries: { items, total }, times, pager, onResend }: DeliveryListProps) {
  if (total === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.deliveries.none}</Box>;
  return (
    <>
      <Box component="ul" aria-label={text.deliveries.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} times={times} onResend={() => onResend(delivery)} />
        ))}
      </Box>
      <Pager {...pager} />
    </>
  );
}

const ALL = 100;

/** The thresholds that a contract has reached, the newest first. */
export function AlertHistory({ items, times }: { items: readonly QuotaAlert[]; times: Times }) {
  if (items.length === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.history.none}</Box>;
  return (
    <Box component="ul" sx={rowList}>
      {items.map(({ id, threshold, used, quota, at }) => (
        <Box component="li" key={id} sx={row}>
          <StatusLabel tone={threshold === ALL ? 'error' : 'warning'}>{text.history.reached(threshold)}</StatusLabel>
          <span>{text.history.figures(used, quota)}</span>
          <Box sx={{ ml: 'auto', color: 'text.secondary' }}>
            <Moment at={at} times={times} form="atMinute" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
