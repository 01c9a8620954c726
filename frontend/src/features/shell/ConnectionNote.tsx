import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useConnection } from '~/api/session/use-connection.js';
import { tc } from '~/texts/de-console.js';
import { Note } from '~/ui/text/Note.js';
import { useToast } from '~/ui/toast/use-toast.js';

/** Reports a lost connection while it lasts, and its return once. */
export function ConnectionNote() {
  const connection = useConnection();
  const toast = useToast();
  const previousConnection = useRef(connection);
  useEffect(() => {
    if (connection === 'online' && previousConnection.current !== 'online')
      toast({ kind: 'success', ...tc.connection.back });
    previousConnection.current = connection;
  }, [connection, toast]);
  return (
    <Box role="status" sx={{ maxWidth: 1440, mx: 'auto', '&:not(:empty)': { mb: 5 } }}>
      {connection !== 'online' && <Note kind="warning">{tc.connection[connection]}</Note>}
    </Box>
  );
}
