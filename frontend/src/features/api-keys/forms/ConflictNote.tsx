import type { ApiKeyRecord } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useTimes } from '~/api/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ConflictChoice } from '~/ui/form/ConflictChoice.js';
import { changesBetween } from './key-changes.js';

interface ConflictNoteProps {
  readonly before: ApiKeyRecord;
  readonly now: ApiKeyRecord;
  /** Gives up what was typed for the state of now. */
  readonly onReload: () => void;
}

const text = tc.apiKeys.conflict;

/** Another user was quicker: what they changed, and the choice. Nothing typed is lost before it is made. */
export function ConflictNote({ before, now, onReload }: ConflictNoteProps) {
  const changes = changesBetween(before, now, useTimes());
  return (
    <ConflictChoice text={text.text} onReload={onReload}>
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
    </ConflictChoice>
  );
}

const list = { display: 'grid', gap: 2, m: 0, mt: 2, typography: 'body2' } as const;
