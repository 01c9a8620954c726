import type { ApiKeyRecord } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTimes } from '~/api/use-times.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/Note.js';
import { changesBetween } from './key-changes.js';

interface ConflictNoteProps {
  readonly before: ApiKeyRecord;
  readonly now: ApiKeyRecord;
  /** Gives up what was typed for the state of now. */
  readonly onReload: () => void;
}

const text = tc.apiKeys.conflict;

/** Somebody else was quicker: what they changed, and the choice. Nothing typed is lost before it is made. */
export function ConflictNote({ before, now, onReload }: ConflictNoteProps) {
  const changes = changesBetween(before, now, useTimes());
  return (
    <Box role="alert">
      <Note kind="warning">
        <Box sx={{ fontWeight: 600 }}>{text.title}</Box>
        <Box sx={{ typography: 'body2' }}>{text.text}</Box>
        <Box component="dl" sx={list}>
          {changes.map(({ label, before: old, now: current }) => (
            <Box key={label}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
                {text.change(old, current)}
              </Box>
            </Box>
          ))}
        </Box>
        {changes.length === 0 && <Box sx={{ typography: 'body2' }}>{text.unchanged}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <Button size="small" onClick={onReload}>
            {text.reload}
          </Button>
          <Button size="small" type="submit">
            {text.overwrite}
          </Button>
        </Box>
      </Note>
    </Box>
  );
}

const list = { display: 'grid', gap: 2, m: 0, mt: 2, typography: 'body2' } as const;
