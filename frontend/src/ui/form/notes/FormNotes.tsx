import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import type { Failure } from '~/ui/states/failure.js';
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

/** A refusal that belongs to no field. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Note kind="error">
      {failure.message ?? tc.unexpected}
      {failure.requestId && <Box sx={{ typography: 'body2' }}>{`${tc.requestId} ${failure.requestId}`}</Box>}
    </Note>
  );
}
