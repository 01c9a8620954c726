import type { Delivery, DeliveryChannel } from '@pruefer/contracts';
import { asCallError, type HookError } from '~/api/http/call-error.js';
import { useIdempotencyKey } from '~/api/http/use-idempotency-key.js';
import { tc } from '~/texts/de-console.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useResendDeliveryMutation, useSendTestMessageMutation } from './alerts.api.js';

const text = tc.alerts.sending;

type Sent = { data: Delivery; error?: undefined } | { data?: undefined; error: HookError };

/** Sends a test message, or sends an old one again. The list of deliveries shows the progress. */
export function useSendMessage(id: string) {
  const [test] = useSendTestMessageMutation();
  const [resend] = useResendDeliveryMutation();
  const idempotency = useIdempotencyKey();
  const toast = useToast();

  /** @param what identifies the message, so that a second try after a lost answer sends nothing twice */
  async function send(what: string, sending: (idempotencyKey: string) => Promise<Sent>) {
    const { data, error } = await sending(idempotency.keyFor(what, undefined));
    if (!data) return toast({ kind: 'error', title: text.failed, text: asCallError(error).message ?? tc.unexpected });
    idempotency.spend();
    toast({ kind: 'success', ...text.done(data.target) });
  }

  return {
    test: (channel: DeliveryChannel) => send(channel, (idempotencyKey) => test({ id, channel, idempotencyKey })),
    resend: ({ id: deliveryId }: Delivery) =>
      send(deliveryId, (idempotencyKey) => resend({ id, deliveryId, idempotencyKey })),
  };
}
