import { type ApiKeyRecord, TopUpBody } from '@pruefer/contracts';
import { useWatch } from 'react-hook-form';
import { asCallError, type CallError } from '~/api/http/call-error.js';
import { tc } from '~/texts/de-console.js';
import { FormDialog } from '~/ui/form/dialogs/FormDialog.js';
import { NumberInput } from '~/ui/form/inputs/NumberInput.js';
import { TextInput } from '~/ui/form/inputs/TextInput.js';
import { useToast } from '~/ui/toast/use-toast.js';
import { useTimes } from '~/api/settings/use-times.js';
import { useDebouncedValue } from '~/ui/hooks/use-debounced-value.js';
import { useBookingsQuery, useTopUpApiKeyMutation } from '../key/api-keys.api.js';
import { TopUpPreview } from './TopUpPreview.js';

interface TopUpDialogProps {
  readonly apiKey: ApiKeyRecord;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const defaults = { addedQuota: '', orderNumber: '', invoiceNumber: null, notes: null } as unknown as TopUpBody;
const text = tc.apiKeys.toppingUp;

/** More calls for a contract, booked on an order. */
export function TopUpDialog({ apiKey: key, isOpen, onClose }: TopUpDialogProps) {
  const [topUp] = useTopUpApiKeyMutation();
  const toast = useToast();
  const { id, clientName } = key;

  async function save(values: TopUpBody) {
    // Fields without input are null, and are not sent.
    const { invoiceNumber, notes, ...required } = values;
    const body: TopUpBody = { ...required, ...(invoiceNumber && { invoiceNumber }), ...(notes && { notes }) };
    const { error } = await topUp({ id, topUp: body });
    if (error) return atOrderNumber(asCallError(error));
    toast({ kind: 'success', ...text.done(clientName, values.addedQuota) });
    return 'saved';
  }

  return (
    <FormDialog
      isOpen={isOpen}
      {...text}
      text={clientName}
      body={TopUpBody}
      defaults={defaults}
      draft={{ key: `api-keys.top-up.${id}`, secrets: [] }}
      invalidInputToast={invalidInputToast}
      onSubmit={save}
      onClose={onClose}
    >
      <TopUpPreview apiKey={key} />
      <NumberInput name="addedQuota" label={text.addedQuota} />
      <OrderNumberInput keyId={id} />
      <TextInput name="invoiceNumber" label={text.invoiceNumber} isOptional />
      <TextInput name="notes" label={text.notes} multiline minRows={2} isOptional />
    </FormDialog>
  );
}

function invalidInputToast({ addedQuota, orderNumber }: TopUpBody) {
  if (typeof addedQuota !== 'number' || !Number.isInteger(addedQuota) || addedQuota < 1) return text.invalid;
  return orderNumber.trim() === '' ? text.orderMissing : { title: text.failed, text: tc.fieldsWrong };
}

/** Moves the error of an order that is already booked to the field of the order number. */
function atOrderNumber(error: CallError): CallError {
  if (error.code !== 'order_already_booked') return error;
  return { ...error, fields: [{ field: 'orderNumber', code: error.code, message: error.message ?? tc.unexpected }] };
}

const DEBOUNCE_MS = 300;

/** Field for the order number, with a hint whether it is already booked. */
function OrderNumberInput({ keyId }: { keyId: string }) {
  const orderNumber = useWatch<TopUpBody, 'orderNumber'>({ name: 'orderNumber' }).trim();
  return <TextInput name="orderNumber" label={text.orderNumber} helperText={useOrderHint(keyId, orderNumber)} />;
}

/** A hint whether the order number is already booked; undefined while it is being typed. */
function useOrderHint(keyId: string, typedNumber: string): string | undefined {
  const orderNumber = useDebouncedValue(typedNumber, DEBOUNCE_MS);
  const { currentData } = useBookingsQuery({ id: keyId, orderNumber, limit: 20 }, { skip: orderNumber === '' });
  const times = useTimes();
  if (typedNumber === '' || typedNumber !== orderNumber || !currentData) return undefined;
  const [latest] = currentData.items.filter(({ kind }) => kind === 'top-up');
  if (!latest) return text.orderFree;
  return latest.reversedBy === null
    ? text.orderTaken(latest.amount, times.day(latest.at), latest.actor)
    : text.orderReversed(times.day(latest.at));
}
