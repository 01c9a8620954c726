import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StreamState } from '~/api/files/use-file-stream.js';
import { fileSize } from '~/texts/format/file-size.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { wholePercent } from '~/ui/panel/whole-percent.js';
import { ErrorLines } from '~/ui/placeholders/ErrorLines.js';
import { ProgressLine } from '~/ui/panel/ProgressLine.js';

interface DownloadNoteProps {
  readonly state: StreamState;
  /** null: the size of the file cannot be estimated. */
  readonly expectedBytes: number | null;
  readonly onStop: () => void;
}

const text = tc.database.backups;
/** The size is an estimate: only the end of the file is its end. */
const MAX_PERCENT = 99;

/** Progress or result of a download. */
export function DownloadNote({ state, expectedBytes, onStop }: DownloadNoteProps) {
  if (state.status === 'idle') return null;
  return (
    <Box sx={{ mt: 4 }}>
      {state.status === 'failed' && (
        <Box role="alert">
          <Note kind="error">
            <ErrorLines title={text.failed.text} error={state.error} />
          </Note>
        </Box>
      )}
      {state.status === 'done' && (
        <Box sx={{ typography: 'body2' }}>{text.result(state.name, state.bytes, state.seconds)}</Box>
      )}
      {state.status === 'running' && (
        <>
          <ProgressLine
            label={text.progress}
            step={text.downloading(fileSize(state.bytes), state.seconds)}
            percent={expectedBytes ? Math.min(MAX_PERCENT, wholePercent(state.bytes, expectedBytes)) : undefined}
          />
          <Button size="small" onClick={onStop} sx={{ mt: 3 }}>
            {text.stop}
          </Button>
        </>
      )}
    </Box>
  );
}
