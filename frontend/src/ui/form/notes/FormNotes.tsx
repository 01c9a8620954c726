import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import type { ReadableError } from '~/ui/placeholders/readable-error.js';
import { Note } from '~/ui/text/Note.js';

interface DraftNoteProps {
  readonly isOffered: boolean;
  readonly apply: () => void;
  readonly drop: () => void;
}

/** Offers the values typed before the session ended. */
export function DraftNote({ isOffered, apply, drop }: DraftNoteProps) {
  if (!isOffered) return null;
  return (
    <Note kind="info">
      {tc.draft.text}
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <Button size="small" onClick={apply}>
          {tc.draft.take}
        </Button>
        <Button size="small" variant="text" onClick={drop}>
          {tc.draft.drop}
        </Button>
      </Box>
    </Note>
  );
}

/** An error that belongs to no field. */
export function ErrorNote({ error }: { error: ReadableError | null }) {
  if (!error) return null;
  return (
    <Note kind="error">
      {error.message ?? tc.unexpected}
      {error.requestId && <Box sx={{ typography: 'body2' }}>{`${tc.requestId} ${error.requestId}`}</Box>}
    </Note>
  );
}
