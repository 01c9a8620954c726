import { type ApiKeyRecord, TopUp } from '@pruefer/contracts';
import { asCallError, type CallError } from '~/api/base/call-error.js';
import { useIdempotencyKey } from '~/api/base/use-idempotency-key.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/FormDialog.js';
import { NumberInput } from '~/ui/form/NumberInput.js';
import { TextInput } from '~/ui/form/TextInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useTopUpApiKeyMutation } from '../key/api-keys.api.js';
import { OrderNumberInput } from './OrderNumberInput.js';
import { TopUpPreview } from './TopUpPreview.js';

interface TopUpDialogProps {
  readonly of: ApiKeyRecord;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const defaults = { addedQuota: '', orderNumber: '', invoiceNumber: null, notes: null } as unknown as TopUp;
const text = tc.apiKeys.toppingUp;

/** More calls for a contract, booked on an order. */
export function TopUpDialog({ of: key, isOpen, onClose }: TopUpDialogProps) {
  const [topUp] = useTopUpApiKeyMutation();
  const idempotency = useIdempotencyKey();
  const toast = useToast();
  const { id, clientName } = key;

  async function save(typed: TopUp) {
    const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)) as unknown as TopUp;
    const { error } = await topUp({ id, topUp: said, idempotencyKey: idempotency.keyFor(id, said) });
    if (error) return atOrderNumber(asCallError(error));
    idempotency.spend();
    toast({ kind: 'success', ...text.done(clientName, typed.addedQuota) });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={text.title}
      text={clientName}
      submit={text.submit}
      pending={text.pending}
      body={TopUp}
      defaults={defaults}
      draft={{ key: `api-keys.top-up.${id}`, secrets: [] }}
      complain={complaint}
      failed={text.failed}
      onSubmit={save}
      onClose={onClose}
    >
      <TopUpPreview of={key} />
      <NumberInput name="addedQuota" label={text.addedQuota} />
      <OrderNumberInput keyId={id} />
      <TextInput name="invoiceNumber" label={text.invoiceNumber} autoComplete="off" isOptional />
      <TextInput name="notes" label={text.notes} autoComplete="off" multiline minRows={2} isOptional />
    </FormDialog>
  );
}

function complaint({ addedQuota, orderNumber }: TopUp) {
  if (typeof addedQuota !== 'number' || !Number.isInteger(addedQuota) || addedQuota < 1) return text.invalid;
  return orderNumber.trim() === '' ? text.orderMissing : { title: text.failed, text: tc.fieldsWrong };
}

/** The order that is booked already belongs to its field. */
function atOrderNumber(error: CallError): CallError {
  if (error.code !== 'order_already_booked') return error;
  return { ...error, fields: [{ field: 'orderNumber', code: error.code, message: error.message ?? tc.unexpected }] };
}
