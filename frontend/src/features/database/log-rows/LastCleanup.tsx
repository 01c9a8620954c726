import type { Job, Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { JobOutcome } from '../jobs/JobOutcome.js';

const text = tc.database.logRows.cleanup;

/** The result of the last cleanup: a toast disappears, this stays. */
export function LastCleanup({ job, times }: { job: Job | undefined; times: Times }) {
  const cleanup = job?.result?.cleanup;
  return (
    <JobOutcome job={job} failed={text.failed}>
      {cleanup &&
        job?.endedAt &&
        text.result(times.atMinute(job.endedAt), cleanup.logsDeleted, times.ofDay(cleanup.date))}
    </JobOutcome>
  );
}
