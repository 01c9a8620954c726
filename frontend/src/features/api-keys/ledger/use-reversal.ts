import type { ApiKeyRecord, QuotaBooking } from '@pruefer/contracts';
import { asCallError } from '~/api/base/call-error.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useReverseBookingMutation } from '../key/api-keys.api.js';

const text = tc.apiKeys.ledger;

/** Takes a top-up back, after a question that names it. */
export function useReversal({ id, clientName }: Pick<ApiKeyRecord, 'id' | 'clientName'>) {
  const [reverse] = useReverseBookingMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return async ({ id: bookingId, amount, orderNumber }: QuotaBooking) => {
    if (!(await confirm({ ...text.asking(amount, orderNumber ?? '', clientName), isDanger: true }))) return;
    const { error } = await reverse({ id, bookingId });
    if (error) {
      const { message } = asCallError(error);
      toast({ kind: 'error', title: text.reversalFailed, text: message ?? tc.unexpected });
    } else toast({ kind: 'success', ...text.reversalDone(amount) });
  };
}
