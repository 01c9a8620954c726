import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { FocusedHeading } from '../parts/FocusedHeading.js';
import { ProgressBar } from '../parts/ProgressBar.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';

const { label, text } = bulkTexts.progress;

/** How far the check of the file is. */
export function RunningCard({ job, isBusy, steps }: JobCardProps) {
  const { isCancelling, cancel } = steps;
  return (
    <Box component="section" aria-labelledby="job-running" sx={cardStyles}>
      <FocusedHeading id="job-running">{fileJobTexts.running.heading}</FocusedHeading>
      <Box sx={{ mt: 4 }}>
        <ProgressBar label={label} value={job.done} total={job.preflight?.rows ?? job.done} text={text} />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {fileJobTexts.running.note}
      </Typography>
      <Box sx={buttonRow}>
        <Button disabled={isBusy || isCancelling} onClick={() => void cancel()}>
          {isCancelling ? bulkTexts.cancelling : bulkTexts.cancel}
        </Button>
      </Box>
    </Box>
  );
}
