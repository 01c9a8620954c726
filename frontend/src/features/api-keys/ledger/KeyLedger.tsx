import { type ApiKeyRecord, exportBookings, fileDayIn, type QuotaBooking, type Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { call } from '~/api/http/call.js';
import { useOutcomeToast } from '~/api/store/use-outcome-toast.js';
import { useCsvExport } from '~/api/files/use-csv-export.js';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { linedList } from '~/ui/panel/record-rows.js';
import { Loaded } from '~/ui/placeholders/Loaded.js';
import { Pager } from '~/ui/table/Pager.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { useBookingsQuery, useReverseBookingMutation } from '../key/api-keys.api.js';
import { BookingRow } from './BookingRow.js';
import { useChangingPage } from '../key/use-changing-page.js';

const text = tc.apiKeys.ledger;

/** Every change of a contract's quota, the newest first. */
export function KeyLedger({ apiKey: key }: { apiKey: ApiKeyRecord }) {
  const { pager, ...bookings } = useChangingPage(useBookingsQuery, key.id);
  const reverse = useReversal(key);
  const times = useTimes();
  return (
    <Loaded {...bookings} errorTitle={text.loadFailed} rows={5}>
      {({ items }) => (
        <>
          <Box component="ul" sx={linedList}>
            {items.map((booking) => (
              <BookingRow key={booking.id} booking={booking} times={times} onReverse={() => void reverse(booking)} />
            ))}
          </Box>
          <Pager {...pager} />
          <Box sx={{ px: 6, py: 4, borderTop: '1px solid', borderColor: 'line.main' }}>
            <LedgerDownload id={key.id} times={times} />
          </Box>
        </>
      )}
    </Loaded>
  );
}

interface LedgerDownloadProps {
  readonly id: string;
  readonly times: Times;
}

function LedgerDownload({ id, times }: LedgerDownloadProps) {
  const { start } = useCsvExport({ exportFailed: text.downloadFailed });
  const save = () => start(call(exportBookings, { params: { id } }), text.fileName(id, fileDayIn(times, new Date())));
  return (
    <Button size="small" startIcon={<Download size={16} />} onClick={() => void save()}>
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
