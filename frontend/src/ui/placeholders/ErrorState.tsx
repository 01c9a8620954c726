import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleX } from 'lucide-react';
import { tc } from '~/texts/de-console.js';
import type { ReadableError } from './readable-error.js';
import { Mono } from '../text/Mono.js';
import { stateFrame } from './EmptyState.js';

interface ErrorStateProps {
  /** Names the content that could not be loaded. */
  readonly title: string;
  readonly error: ReadableError;
  readonly onRetry: () => void;
}

/** Replaces content that could not be loaded: shows the reason, the number for support, and a button to retry. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <Box role="alert" sx={{ ...stateFrame, '& > svg': { color: 'error.main' } }}>
      <CircleX size={26} aria-hidden />
      <Typography variant="panelTitle" component="p" sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textWrap: 'balance' }}>
        {error.message ?? tc.unexpected}
      </Typography>
      {error.requestId && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {tc.requestId} <Mono>{error.requestId}</Mono>
        </Typography>
      )}
      <Button sx={{ mt: 4 }} onClick={onRetry}>
        {tc.retry}
      </Button>
    </Box>
  );
}
