import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fileJobTexts } from '~/texts/bulk.js';
import { Note } from '~/ui/text/Note.js';
import { useUnsavedGuard } from '~/ui/hooks/use-unsaved-guard.js';
import { ErrorSummary } from '../client/ErrorSummary.js';
import type { JobOpening } from './job-opening.js';
import { JobStage } from './JobStage.js';
import { type OnJobError, useFileJob } from './use-file-job.js';
import { useJobSteps } from './use-job-steps.js';

const texts = fileJobTexts;

interface FileJobPartProps {
  readonly opening: JobOpening;
  readonly onJobError: OnJobError;
  readonly onClose: () => void;
}

/** A large file from its upload to its result, below the form that has the key. */
export function FileJobPart({ opening, onJobError, onClose }: FileJobPartProps) {
  const fileJob = useFileJob(opening, onJobError);
  const steps = useJobSteps(fileJob, onClose);
  const { job, upload, error, isBusy } = fileJob;
  useUnsavedGuard(upload.isSending, texts.upload.leave);
  const isUnknown = error?.code === 'file_job_unknown';
  // The card of a job that is ready says by figures that the quota is too small.
  const isSaid = error?.code === 'quota_insufficient' && job?.state === 'ready';
  return (
    <Box sx={stack}>
      {!isUnknown && (job || !error) && (
        <JobStage job={job} opening={opening} upload={upload} isBusy={isBusy} steps={steps} onClose={onClose} />
      )}
      {error && !isSaid && (
        <Note kind="error">
          <Box role="alert">
            <ErrorSummary error={error} />
          </Box>
          <Box sx={buttons}>
            {!isUnknown && (
              <Button disabled={isBusy} onClick={() => void steps.retry()}>
                {job?.state === 'uploading' ? texts.upload.goOn : texts.retry}
              </Button>
            )}
            {(!job || isUnknown) && <Button onClick={isUnknown ? steps.leave : onClose}>{texts.close}</Button>}
          </Box>
        </Note>
      )}
    </Box>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 } as const;

const buttons = { mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
