import Typography from '@mui/material/Typography';
import type { CallError } from '~/api/http/call-error.js';
import { bulkTexts } from '~/texts/bulk.js';
import { Mono } from '~/ui/text/Mono.js';

const texts = bulkTexts.end;

/** Why a call failed, with the number for support. */
export function ErrorSummary({ error: { message, requestId } }: { error: CallError }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{message ?? texts.unexpected}</Typography>
      {requestId && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {texts.requestId} <Mono>{requestId}</Mono>
        </Typography>
      )}
    </>
  );
}
