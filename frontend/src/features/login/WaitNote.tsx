import Box from '@mui/material/Box';
import { tc } from '../../texts/de-console.js';
import { Note } from '../../ui/Note.js';
import { useCountdown } from '../../ui/use-countdown.js';

/** How long there is no further try, counted down. */
export function WaitNote({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  return (
    <Note kind="warning">
      <Box role="timer" sx={{ typography: 'body2' }}>
        {left > 0 ? tc.login.wait(left) : tc.login.waited}
      </Box>
    </Note>
  );
}
