import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fileJobTexts } from '~/texts/bulk.js';
import { FocusedHeading } from '../parts/FocusedHeading.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';

const texts = fileJobTexts.checking;

/** The file is complete, and the service counts its rows. */
export function CheckingCard({ isBusy, steps }: JobCardProps) {
  return (
    <Box component="section" aria-labelledby="job-checking" sx={cardStyles}>
      <FocusedHeading id="job-checking">{texts.heading}</FocusedHeading>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{texts.note}</Typography>
      <Box sx={buttonRow}>
        <Button disabled={isBusy} onClick={() => void steps.remove()}>
          {fileJobTexts.discard}
        </Button>
      </Box>
    </Box>
  );
}
