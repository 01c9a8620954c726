import type { Job, Times } from '@pruefer/contracts';
import Button from '@mui/material/Button';
import { tc } from '~/texts/de-console.js';
import { useJobActions } from './use-job-actions.js';

const text = tc.database.jobs;

/** The buttons of a job, as far as it allows them. */
export function JobActions({ job, times }: { job: Job; times: Times }) {
  const { cancel, retry } = useJobActions();
  const name = `${text.kinds[job.kind]}, ${times.at(job.createdAt)}`;
  return (
    <>
      {job.isCancellable && (
        <Button size="small" aria-label={text.cancelOf(name)} onClick={() => void cancel(job)}>
          {text.cancel}
        </Button>
      )}
      {job.isRepeatable && (
        <Button size="small" aria-label={text.retryOf(name)} onClick={() => void retry(job)}>
          {text.retry}
        </Button>
      )}
    </>
  );
}
