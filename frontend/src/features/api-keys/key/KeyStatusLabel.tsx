import type { ApiKeyRecord, Times } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { StatusLabel } from '~/ui/panel/StatusLabel.js';
import { keyStatus } from './key-status.js';

/** The state in a word, and what the word does not say below it. */
export function KeyStatusLabel({ apiKey, times }: { apiKey: ApiKeyRecord; times: Times }) {
  const [now] = useState(Date.now);
  const { tone, text, note } = keyStatus(apiKey, now, times);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <StatusLabel tone={tone}>{text}</StatusLabel>
      {note && <Box sx={{ typography: 'caption', color: 'text.secondary', lineHeight: '17px' }}>{note}</Box>}
    </Box>
  );
}
