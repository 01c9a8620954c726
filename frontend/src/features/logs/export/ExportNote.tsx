import { germanNumber } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { StreamState } from '~/api/files/use-file-stream.js';
import { tc } from '~/texts/de-console.js';
import { Mono } from '~/ui/text/Mono.js';
import { Note } from '~/ui/text/Note.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { rowCount } from './use-log-export.js';

interface ExportNoteProps {
  readonly state: StreamState;
  /** Rows that are expected; the least of them where it is not exact. */
  readonly total: number;
  readonly isExact: boolean;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

const MEGABYTE = 1_000_000;
const text = tc.logs.exporting;

/** The progress of an export, or why it failed: text that must stay is on the page. */
export function ExportNote({ state, total, isExact, onStop, onRetry }: ExportNoteProps) {
  if (state.status === 'idle' || state.status === 'done') return null;
  if (state.status === 'failed') {
    const { message, requestId } = state.error;
    return (
      <Box role="alert">
        <Note kind="error">
          <Box sx={row}>
            <Box sx={{ flex: 1, minWidth: 200 }}>
              <strong>{text.failed}</strong> {message ?? tc.unexpected}
              {requestId && (
                <>
                  {' '}
                  {tc.requestId} <Mono>{requestId}</Mono>
                </>
              )}
            </Box>
            <Button size="small" onClick={onRetry}>
              {tc.retry}
            </Button>
          </Box>
        </Note>
      </Box>
    );
  }
  const rows = rowCount(state.lines);
  const expected = tc.totalText(total, isExact);
  return (
    <Note kind="info">
      <Box sx={row}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          {text.running(rows, expected, germanNumber(state.bytes / MEGABYTE, { atLeast: 1, atMost: 1 }))}
          <LinearProgress
            aria-label={text.progress}
            {...(isExact ? { variant: 'determinate', value: wholePercent(rows, total) } : { variant: 'indeterminate' })}
            sx={{ mt: 2 }}
          />
        </Box>
        <Button size="small" onClick={onStop}>
          {text.stop}
        </Button>
      </Box>
    </Note>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 } as const;
