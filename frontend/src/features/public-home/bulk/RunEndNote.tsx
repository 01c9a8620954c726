import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';
import { Refusal } from './parts/Refusal.js';
import type { EndedCheck } from './use-list-check.js';

const texts = bulkTexts.end;

interface RunEndNoteProps {
  readonly ended: EndedCheck;
  /** Checks more of the same list. @param maxLines all lines that are left unless given */
  readonly onGoOn: (maxLines?: number) => void;
}

/** Says why lines are unchecked and offers to continue; empty after a complete run. */
export function RunEndNote({ ended, onGoOn }: RunEndNoteProps) {
  const { end, list, results } = ended;
  const total = list.lines.length;
  const remaining = total - results.size;
  if (end.status === 'complete') return null;
  const available = end.status === 'refused' ? end.error.available : null;
  if (available !== null) {
    return (
      <Note kind="warning">
        <Typography role="alert">{texts.quota(remaining, available)}</Typography>
        {available > 0 && (
          <Button sx={{ mt: 3 }} onClick={() => onGoOn(available)}>
            {texts.onlyAvailable(Math.min(available, remaining))}
          </Button>
        )}
      </Note>
    );
  }
  return (
    <Note kind={end.status === 'refused' ? 'error' : 'info'}>
      <Box role="alert">
        {end.status === 'refused' ? <Refusal error={end.error} /> : texts.cancelled(results.size, total)}
      </Box>
      {end.status === 'refused' && <Typography sx={{ mt: 1 }}>{texts.refused(results.size, total)}</Typography>}
      <Button sx={{ mt: 3 }} onClick={() => onGoOn()}>
        {texts.goOn}
      </Button>
    </Note>
  );
}
