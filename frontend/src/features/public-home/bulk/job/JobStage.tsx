import type { FileJob } from '@pruefer/contracts';
import Typography from '@mui/material/Typography';
import { fileJobTexts } from '~/texts/bulk.js';
import { CheckingCard } from './CheckingCard.js';
import { EndedCard } from './EndedCard.js';
import { InterruptedCard } from './InterruptedCard.js';
import type { JobOpening } from './job-opening.js';
import { PreflightCard } from './PreflightCard.js';
import { RunningCard } from './RunningCard.js';
import { UploadCard } from './UploadCard.js';
import type { JobSteps } from './use-job-steps.js';
import type { JobUpload } from './use-job-upload.js';

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
