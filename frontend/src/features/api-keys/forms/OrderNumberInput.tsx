import type { TopUp } from '@pruefer/contracts';
import { useWatch } from 'react-hook-form';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { TextInput } from '~/ui/form/TextInput.js';
import { useSettled } from '~/ui/hooks/use-settled.js';
import { useBookingsQuery } from '../key/api-keys.api.js';

const SETTLED_AFTER_MS = 300;
const text = tc.apiKeys.toppingUp;

/** The order of a booking; says while it is being typed whether it has been booked before. */
export function OrderNumberInput({ keyId }: { keyId: string }) {
  const orderNumber = useWatch<TopUp, 'orderNumber'>({ name: 'orderNumber' }).trim();
  return (
    <TextInput
      name="orderNumber"
      label={text.orderNumber}
      autoComplete="off"
      helperText={useEarlier(keyId, orderNumber)}
    />
  );
}

/** What the ledger says about an order. */
function useEarlier(keyId: string, typed: string): string | undefined {
  const orderNumber = useSettled(typed, SETTLED_AFTER_MS);
  const { currentData } = useBookingsQuery({ id: keyId, orderNumber, limit: 20 }, { skip: orderNumber === '' });
  const times = useTimes();
  if (typed === '' || typed !== orderNumber || !currentData) return undefined;
  const [latest] = currentData.items.filter(({ kind }) => kind === 'top-up');
  if (!latest) return text.orderFree;
  return latest.reversedBy === null
    ? text.orderTaken(latest.amount, times.day(latest.at), latest.actor)
    : text.orderReversed(times.day(latest.at));
}
