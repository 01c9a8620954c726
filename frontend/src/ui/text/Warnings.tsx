import Box from '@mui/material/Box';
import { Note } from './Note.js';

/** Warnings from the server. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Note kind="warning">
      {warnings.map((warning) => (
        <Box key={warning} sx={{ typography: 'body2', textWrap: 'balance' }}>
          {warning}
        </Box>
      ))}
    </Note>
  );
}
