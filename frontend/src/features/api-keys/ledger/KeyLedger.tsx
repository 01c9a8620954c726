import {
  type ApiKeyRecord,
  DEFAULT_PAGE_SIZE,
  exportBookings,
  fileDayIn,
  type QuotaBooking,
  type Times,
} from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { call } from '~/api/http/call.js';
import { useOutcomeToast } from '~/api/base/use-outcome-toast.js';
import { asCallError } from '~/api/http/call-error.js';
import { pollingIntervals } from '~/api/live/polling-intervals.js';
import { visibleAnswer } from '~/api/base/visible-answer.js';
import { useCsvExport } from '~/api/files/use-csv-export.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { linedList } from '~/ui/panel/record-rows.js';
import { ErrorState } from '~/ui/states/ErrorState.js';
import { SkeletonRows } from '~/ui/states/SkeletonRows.js';
import { Pager } from '~/ui/table/Pager.js';
import { pageCount } from '~/ui/table/page-count.js';
import { useLastPageInstead, usePageParam } from '~/ui/table/use-page-param.js';
import { useBookingsQuery, useReverseBookingMutation } from '../key/api-keys.api.js';
import { BookingRow } from './BookingRow.js';
import { TAB_PAGE } from '../key/use-record-param.js';
import { useConfirm } from '~/ui/dialog/confirm.js';

const text = tc.apiKeys.ledger;

/** Every change of a contract's quota, the newest first. */
export function KeyLedger({ apiKey: key }: { apiKey: ApiKeyRecord }) {
  const { page, turnTo } = usePageParam(TAB_PAGE);
  const query = { id: key.id, limit: DEFAULT_PAGE_SIZE, offset: (page - 1) * DEFAULT_PAGE_SIZE };
  const bookingsQuery = useBookingsQuery(query, pollingIntervals.list);
  const { data, error } = visibleAnswer(bookingsQuery);
  useLastPageInstead(TAB_PAGE, data && pageCount(data.total, DEFAULT_PAGE_SIZE));
  const reverse = useReversal(key);
  const times = useTimes();
  if (!data) {
    if (!error) return <SkeletonRows rows={5} rowHeightPx={60} />;
    return (
      <ErrorState title={text.loadFailed} error={asCallError(error)} onRetry={() => void bookingsQuery.refetch()} />
    );
  }
  const pages = pageCount(data.total, DEFAULT_PAGE_SIZE);
  return (
    <>
      <Bookings items={data.items} times={times} onReverse={(booking) => void reverse(booking)} />
      {pages > 1 && <Pager page={page} pages={pages} total={data.total} pageSize={DEFAULT_PAGE_SIZE} onPage={turnTo} />}
      <Box sx={{ px: 6, py: 4, borderTop: '1px solid', borderColor: 'line.main' }}>
        <LedgerDownload id={key.id} times={times} />
      </Box>
    </>
  );
}

interface BookingsProps {
  readonly items: readonly QuotaBooking[];
  readonly times: Times;
  readonly onReverse: (booking: QuotaBooking) => void;
}

function Bookings({ items, times, onReverse }: BookingsProps) {
  return (
    <Box component="ul" sx={linedList}>
      {items.map((booking) => (
        <BookingRow key={booking.id} booking={booking} times={times} onReverse={() => onReverse(booking)} />
      ))}
    </Box>
  );
}

function LedgerDownload({ id, times }: Pick<ApiKeyRecord, 'id'> & Pick<BookingsProps, 'times'>) {
  const { start } = useCsvExport({ exportFailed: text.downloadFailed });
  const save = () => start(call(exportBookings, { params: { id } }), text.fileName(id, fileDayIn(times, new Date())));
  return (
    <Button size="small" startIcon={<Download size={16} strokeWidth={1.75} />} onClick={() => void save()}>
      {text.download}
    </Button>
  );
}

/** Takes a top-up back, after a question that names it. */
function useReversal({ id, clientName }: Pick<ApiKeyRecord, 'id' | 'clientName'>) {
  const [reverse] = useReverseBookingMutation();
  const confirm = useConfirm();
  const tellOutcome = useOutcomeToast();

  return async ({ id: bookingId, amount, orderNumber }: QuotaBooking) => {
    if (!(await confirm({ ...text.asking(amount, orderNumber ?? '', clientName), isDanger: true }))) return;
    const { error } = await reverse({ id, bookingId });
    tellOutcome(error, text.reversalFailed, text.reversalDone(amount));
  };
}
