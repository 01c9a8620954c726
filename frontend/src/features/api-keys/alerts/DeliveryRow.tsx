import type { Delivery, DeliveryState, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { Moment } from '~/ui/text/Moment.js';
import { lineButton } from '~/ui/panel/record-rows.js';
import { StatusLabel, type StatusTone } from '~/ui/panel/StatusLabel.js';

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly times: Times;
  readonly onResend: () => void;
}

const text = tc.alerts.deliveries;
const tones = { waiting: 'outline', sent: 'ok', failed: 'error', unsent: 'off' } as const satisfies Record<
  DeliveryState,
  StatusTone
>;

/** One message: its recipient, its state, and the answer to it. */
export function DeliveryRow({ delivery, times, onResend }: DeliveryRowProps) {
  const { channel, target, state, threshold, jobId, createdAt } = delivery;
  const cause = jobId === null ? text.test : text.job;
  const about = threshold === null ? cause : text.about(threshold);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={{ flex: 1, fontWeight: 550 }}>{`${text.channels[channel]} · ${about}`}</Box>
        <StatusLabel tone={tones[state]}>{text.states[state]}</StatusLabel>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{target}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Moment at={createdAt} times={times} form="atMinute" />
        {describeTries(delivery, times).map((part) => ` · ${part}`)}
      </Box>
      {state !== 'waiting' && (
        <Button
          variant="text"
          size="small"
          aria-label={text.resendOf(text.channels[channel], target)}
          onClick={onResend}
          sx={lineButton}
        >
          {text.resend}
        </Button>
      )}
    </Box>
  );
}

/** The attempts made, their result and the next attempt. */
function describeTries({ tries, lastStatus, lastError, nextTryAt }: Delivery, times: Times): string[] {
  return [
    ...(tries > 0 ? [text.tries(tries)] : []),
    ...(lastError ? [text.errors[lastError]] : []),
    ...(lastStatus !== null ? [text.status(lastStatus)] : []),
    ...(tries > 0 && nextTryAt ? [text.next(times.atMinute(nextTryAt))] : []),
  ];
}

const row = {
  display: 'grid',
  gap: 1,
  py: 3,
  typography: 'body2',
  '& + &': { borderTop: '1px solid', borderColor: 'line.main' },
} as const;
