import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fileJobTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';

const texts = fileJobTexts.kept;

/** After a reload the job is still there, and only the key is missing. */
export function KeptJobNote({ onOpen }: { onOpen: () => void }) {
  return (
    <Note kind="info">
      <Box>{texts.text}</Box>
      <Button variant="outlined" onClick={onOpen} sx={{ mt: 3 }}>
        {texts.open}
      </Button>
    </Note>
  );
}
