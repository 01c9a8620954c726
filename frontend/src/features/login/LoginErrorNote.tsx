import Box from '@mui/material/Box';
import { loginTexts as texts } from '~/texts/console/login.js';
import { Note } from '~/ui/text/Note.js';
import { useCountdown } from '~/ui/hooks/use-countdown.js';
import type { LoginError } from './use-login.js';

/** Why the last attempt failed, with a countdown to the next possible one. */
export function LoginErrorNote({ error: { reason, waitSeconds } }: { error: LoginError }) {
  return (
    <Note kind={waitSeconds === null ? 'error' : 'warning'}>
      <Box role="alert">{reason}</Box>
      {waitSeconds !== null && <Wait seconds={waitSeconds} />}
    </Note>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const remainingSeconds = useCountdown(seconds);
  return (
    <Box role="timer" sx={{ typography: 'body2' }}>
      {remainingSeconds > 0 ? texts.wait(remainingSeconds) : texts.waited}
    </Box>
  );
}
