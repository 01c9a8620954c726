import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { FocusedHeading } from '../parts/FocusedHeading.js';
import { ProgressBar } from '../parts/ProgressBar.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';
import type { JobUpload } from './use-job-upload.js';

const texts = fileJobTexts.upload;

/** How much of the file has arrived. */
export function UploadCard({ job, isBusy, steps, upload }: JobCardProps & { readonly upload: JobUpload }) {
  return (
    <Box component="section" aria-labelledby="job-upload" sx={cardStyles}>
      <FocusedHeading id="job-upload">{texts.heading}</FocusedHeading>
      <Box sx={{ mt: 4 }}>
        <ProgressBar label={texts.label} value={job.received} total={job.bytes} text={texts.text} />
      </Box>
      {upload.waitSeconds > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.waiting(upload.waitSeconds)}
        </Typography>
      )}
      <Box sx={buttonRow}>
        <Button disabled={isBusy} onClick={() => void steps.remove()}>
          {bulkTexts.cancel}
        </Button>
      </Box>
    </Box>
  );
}
