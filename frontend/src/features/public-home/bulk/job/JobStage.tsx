import type { FileJob } from '@pruefer/contracts';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';
import { EndedCard } from './EndedCard.js';
import { getJobName, type JobOpening } from './job-opening.js';
import { PreflightCard } from './PreflightCard.js';
import type { JobSteps } from './use-job-steps.js';
import type { JobUpload } from './use-job-upload.js';
import { FocusedHeading } from '../cards/FocusedHeading.js';
import { buttonRow, cardStyles, type JobCardProps } from './job-card.js';
import { ProgressBar } from '../cards/ProgressBar.js';
import { FileButton } from '../fields/FileButton.js';
import { errorStyles } from '../fields/field-styles.js';

const { checking, running, upload: uploadTexts } = fileJobTexts;

interface JobStageProps {
  /** undefined until it is registered or loaded. */
  readonly job: FileJob | undefined;
  readonly opening: JobOpening;
  readonly upload: JobUpload;
  readonly isBusy: boolean;
  readonly steps: JobSteps;
  readonly onClose: () => void;
}

/** The card of a job's state. */
export function JobStage({ job, opening, upload, isBusy, steps, onClose }: JobStageProps) {
  if (!job)
    return <Typography role="status">{opening.file ? fileJobTexts.registering : fileJobTexts.loading}</Typography>;
  const common = { job, isBusy, steps };
  switch (job.state) {
    case 'uploading':
      return upload.file ? <UploadCard {...common} upload={upload} /> : <InterruptedCard {...common} />;
    case 'checking':
      return <CheckingCard {...common} />;
    case 'ready':
      return <PreflightCard {...common} />;
    case 'running':
      return <RunningCard {...common} />;
    default:
      return <EndedCard {...common} onClose={onClose} />;
  }
}

/** The file is complete, and the service counts its rows. */
function CheckingCard({ isBusy, steps }: JobCardProps) {
  return (
    <Box component="section" aria-labelledby="job-checking" sx={cardStyles}>
      <FocusedHeading id="job-checking">{checking.heading}</FocusedHeading>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{checking.note}</Typography>
      <Box sx={buttonRow}>
        <Button disabled={isBusy} onClick={() => void steps.remove()}>
          {fileJobTexts.discard}
        </Button>
      </Box>
    </Box>
  );
}

/** How far the check of the file is. */
function RunningCard({ job, isBusy, steps }: JobCardProps) {
  const { isCancelling, cancel } = steps;
  return (
    <Box component="section" aria-labelledby="job-running" sx={cardStyles}>
      <FocusedHeading id="job-running">{running.heading}</FocusedHeading>
      <Box sx={{ mt: 4 }}>
        <ProgressBar {...bulkTexts.progress} value={job.done} total={job.preflight?.rows ?? job.done} />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {running.note}
      </Typography>
      <Box sx={buttonRow}>
        <Button disabled={isBusy || isCancelling} onClick={() => void cancel()}>
          {isCancelling ? bulkTexts.cancelling : bulkTexts.cancel}
        </Button>
      </Box>
    </Box>
  );
}

/** How much of the file has arrived. */
function UploadCard({ job, isBusy, steps, upload }: JobCardProps & { readonly upload: JobUpload }) {
  return (
    <Box component="section" aria-labelledby="job-upload" sx={cardStyles}>
      <FocusedHeading id="job-upload">{uploadTexts.heading}</FocusedHeading>
      <Box sx={{ mt: 4 }}>
        <ProgressBar label={uploadTexts.label} value={job.received} total={job.bytes} text={uploadTexts.text} />
      </Box>
      {upload.waitSeconds > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {uploadTexts.waiting(upload.waitSeconds)}
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

/** An upload that a reload has stopped: the browser has forgotten the file. */
function InterruptedCard({ job, isBusy, steps }: JobCardProps) {
  const [isOther, setOther] = useState(false);
  function choose(file: File) {
    const isSame = isSameFile(file, job);
    setOther(!isSame);
    if (isSame) void steps.resume(file);
  }
  return (
    <Box component="section" aria-labelledby="job-interrupted" sx={cardStyles}>
      <FocusedHeading id="job-interrupted">{uploadTexts.interrupted}</FocusedHeading>
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {`${uploadTexts.text(job.received, job.bytes)}. ${uploadTexts.choose(job.name)}`}
      </Typography>
      {isOther && (
        <Typography variant="body2" role="alert" sx={errorStyles}>
          {uploadTexts.other}
        </Typography>
      )}
      <Box sx={buttonRow}>
        <FileButton isLocked={isBusy} onFile={choose} />
        <Button disabled={isBusy} onClick={() => void steps.remove()}>
          {fileJobTexts.discard}
        </Button>
      </Box>
    </Box>
  );
}

/** Two halves of different files would be checked as one: a file that was changed since then does not count. */
function isSameFile(file: File, { name, bytes, createdAt }: FileJob): boolean {
  return getJobName(file) === name && file.size === bytes && file.lastModified <= Date.parse(createdAt);
}
