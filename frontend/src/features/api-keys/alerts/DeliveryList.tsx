import { DEFAULT_PAGE_SIZE, type Delivery, type DeliveryPage, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { tc } from '~/texts/de-console.js';
import { Pager } from '~/ui/table/Pager.js';
import { pagesOf } from '~/ui/table/pages-of.js';
import { DeliveryRow } from './DeliveryRow.js';

interface DeliveryListProps {
  readonly deliveries: DeliveryPage;
  readonly times: Times;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onResend: (delivery: Delivery) => void;
}

const text = tc.alerts.deliveries;

/** The messages of a contract, the newest first. */
export function DeliveryList({ deliveries: { items, total }, times, page, onPage, onResend }: DeliveryListProps) {
  if (total === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text.none}</Box>;
  const pages = pagesOf(total, DEFAULT_PAGE_SIZE);
  return (
    <>
      <Box component="ul" aria-label={text.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} times={times} onResend={() => onResend(delivery)} />
        ))}
      </Box>
      {pages > 1 && <Pager {...{ page, pages, total, onPage }} pageSize={DEFAULT_PAGE_SIZE} />}
    </>
  );
}
