import type { Delivery, DeliveryChannel } from '@pruefer/contracts';
import type { HookError } from '~/api/http/call-error.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { tc } from '~/texts/de-console.js';
import { useResendDeliveryMutation, useSendTestMessageMutation } from './alerts.api.js';

const text = tc.alerts;

type SendResult = { data: Delivery; error?: undefined } | { data?: undefined; error: HookError };

/** Sends a test message, or sends an old one again. The list of deliveries shows the progress. */
export function useSendMessage(id: string) {
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
