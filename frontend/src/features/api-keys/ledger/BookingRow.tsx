import type { QuotaBooking, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { lineButton, lineRow } from '~/ui/panel/record-rows.js';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';

interface BookingRowProps {
  readonly booking: QuotaBooking;
  readonly times: Times;
  readonly onReverse: () => void;
}

const text = tc.apiKeys.ledger;

/**
 * One booking: its kind, its author, and its effect on the quota or use. Only a top-up can be reversed, and only once.
 */
export function BookingRow({ booking, times, onReverse }: BookingRowProps) {
  const { kind, amount, quotaBefore, quotaAfter, actor, at, note, reversedBy, refundedCalls } = booking;
  const isReversed = reversedBy !== null;
  return (
    <Box component="li" sx={lineRow}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {text.kinds[kind]}
        </Box>
        {isReversed && <StatusLabel tone="outline">{text.reversed}</StatusLabel>}
        <Box
          component="span"
          sx={{ ml: 'auto', fontWeight: 600, ...(isReversed && { textDecoration: 'line-through' }) }}
        >
          {refundedCalls === null && text.amount(amount)}
        </Box>
      </Box>
      <Box sx={second}>
        <span>
          <Moment at={at} times={times} form="atMinute" /> · {actor}
        </span>
        {refundedCalls === null && <span>{text.quota(quotaBefore, quotaAfter)}</span>}
      </Box>
      {refundedCalls !== null && <Box>{text.refunded(refundedCalls)}</Box>}
      <Papers booking={booking} />
      {note && <Box sx={{ overflowWrap: 'anywhere' }}>{note}</Box>}
      {kind === 'top-up' && !isReversed && (
        <Button
          variant="text"
          size="small"
          aria-label={text.reversalOf(booking.orderNumber ?? '')}
          onClick={onReverse}
          sx={lineButton}
        >
          {text.reverse}
        </Button>
      )}
    </Box>
  );
}

function Papers({ booking: { orderNumber, invoiceNumber } }: { booking: QuotaBooking }) {
  const papers = [orderNumber && text.order(orderNumber), invoiceNumber && text.invoice(invoiceNumber)].filter(Boolean);
  return papers.length > 0 && <Box sx={{ overflowWrap: 'anywhere' }}>{papers.join(' · ')}</Box>;
}

const second = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  typography: 'caption',
  color: 'text.secondary',
} as const;
