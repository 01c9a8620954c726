import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallError } from '~/api/http/call-error.js';
import { t } from '~/texts/site.js';
import { Mono } from '~/ui/text/Mono.js';
import { Note } from '~/ui/text/Note.js';
import { useOnline } from '~/ui/hooks/use-online.js';
import { useCountdown } from '~/ui/hooks/use-countdown.js';

interface CheckErrorProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** Why there is no verdict: what happened, how long to wait, and the number to name to support. */
export function CheckError({ error, onRetry }: CheckErrorProps) {
  const { status, message, requestId } = error;
  if (status === 429) return <TooMany error={error} />;
  return (
    <Box sx={frame}>
      <Note kind="error">
        <Typography variant="body1" sx={{ fontWeight: 600 }}>
          {message ?? t.refusal.unexpected}
        </Typography>
        {requestId && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {t.refusal.requestId} <Mono>{requestId}</Mono>
          </Typography>
        )}
        {status === null && <LineBack />}
        {isWorthRepeating(status) && (
          <Button data-needs-script sx={{ mt: 3 }} onClick={onRetry}>
            {t.refusal.retry}
          </Button>
        )}
      </Note>
    </Box>
  );
}

/** Announces that a lost connection is back. */
function LineBack() {
  const isOnline = useOnline();
  const [wasOnline] = useState(isOnline);
  return (
    <Typography variant="body2" role="status" sx={{ '&:not(:empty)': { mt: 1 } }}>
      {isOnline && !wasOnline ? t.connection.back : ''}
    </Typography>
  );
}

function TooMany({ error }: { error: CallError }) {
  const secondsLeft = useCountdown(error.waitSeconds ?? 0);
  return (
    <Box sx={frame}>
      <Note kind="warning">
        <Typography variant="body1" sx={{ fontWeight: 600 }}>
          {error.message ?? t.refusal.unexpected}
        </Typography>
        {error.waitSeconds !== null && (
          <Box role="timer" sx={{ mt: 1 }}>
            {secondsLeft > 0 ? t.refusal.wait(secondsLeft) : t.refusal.waited}
          </Box>
        )}
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t.refusal.apiKeys}
        </Typography>
      </Note>
    </Box>
  );
}

/** A rejected request is rejected again; a temporary fault, including a malformed answer, may be over. */
function isWorthRepeating(status: number | null): boolean {
  return status === null || status < 400 || status >= 500;
}

const frame = { px: { xs: 5, md: 8 }, pb: { xs: 5, md: 8 } } as const;
