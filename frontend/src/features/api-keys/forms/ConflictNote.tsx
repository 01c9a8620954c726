import type { ApiKeyRecord } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useTimes } from '~/api/settings/use-times.js';
import { tc } from '~/texts/de-console.js';
import { ConflictChoice } from '~/ui/form/ConflictChoice.js';
import { changesBetween } from './key-changes.js';

interface ConflictNoteProps {
  readonly before: ApiKeyRecord;
  readonly now: ApiKeyRecord;
  /** Discards the input and takes the current state. */
  readonly onReload: () => void;
}

const text = tc.apiKeys.conflict;

/** Another user saved first: shows their changes and the choice. The input is kept until the user chooses. */
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
