import type { Delivery, DeliveryPage, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { tc } from '~/texts/de-console.js';
import { Pager } from '~/ui/table/Pager.js';
import { DeliveryRow } from './DeliveryRow.js';

const text = tc.alerts;

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
