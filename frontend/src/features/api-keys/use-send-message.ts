import type { Delivery, DeliveryChannel } from '@pruefer/contracts';
import type { CallError } from '../../api/call-error.js';
import { useIdempotencyKey } from '../../api/use-idempotency-key.js';
import { tc } from '../../texts/de-console.js';
import { useToast } from '../../ui/toast/use-toast.js';
import { useResendDeliveryMutation, useSendTestMessageMutation } from './alerts.api.js';

const text = tc.alerts.sending;

/** Sends a test message, or what was sent before once more. How it goes stands in the list of deliveries. */
export function useSendMessage(id: string) {
  const [test] = useSendTestMessageMutation();
  const [resend] = useResendDeliveryMutation();
  const idempotency = useIdempotencyKey();
  const toast = useToast();

  /** @param what tells messages apart, so that a second try after a lost answer sends nothing twice */
  async function send(what: string, sending: (idempotencyKey: string) => Promise<Delivery>) {
    try {
      const { target } = await sending(idempotency.keyFor(what, undefined));
      idempotency.spend();
      toast({ kind: 'success', ...text.done(target) });
    } catch (error) {
      toast({ kind: 'error', title: text.failed, text: (error as CallError).message ?? tc.unexpected });
    }
  }

  return {
    test: (channel: DeliveryChannel) =>
      send(channel, (idempotencyKey) => test({ id, channel, idempotencyKey }).unwrap()),
    resend: ({ id: deliveryId }: Delivery) =>
      send(deliveryId, (idempotencyKey) => resend({ id, deliveryId, idempotencyKey }).unwrap()),
  };
}
