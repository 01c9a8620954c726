import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';

interface ConflictChoiceProps {
  readonly text: string;
  /** Discards the typed values and loads the current state. */
  readonly onReload: () => void;
  /** The differences between the versions. */
  readonly children: ReactNode;
}

/** Another user saved first: shows their changes and the choice. Typed values are kept until the choice is made. */
export function ConflictChoice({ text, onReload, children }: ConflictChoiceProps) {
  return (
    <Box role="alert">
      <Note kind="warning">
        <Box sx={{ fontWeight: 600 }}>{tc.conflict.title}</Box>
        <Box sx={{ typography: 'body2' }}>{text}</Box>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          <Button size="small" onClick={onReload}>
            {tc.conflict.reload}
          </Button>
          <Button size="small" type="submit">
            {tc.conflict.overwrite}
          </Button>
        </Box>
      </Note>
    </Box>
  );
}
