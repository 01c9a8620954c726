import type { FileJob } from '@pruefer/contracts';
import { useEffect } from 'react';
import type { CallError } from '~/api/base/call-error.js';
import { waitUntil } from '../run/wait-until.js';
import { followJob } from './follow-job.js';
import type { JobClient } from './job-client.js';

/** What happens to a followed job. */
interface Following {
  readonly onJob: (job: FileJob) => void;
  readonly onRefusal: (error: CallError) => void;
}

/** Reads a job until its state needs the customer. @param id undefined: nothing happens to the job by itself */
export function useFollowedJob(client: JobClient, id: string | undefined, { onJob, onRefusal }: Following): void {
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const following = followJob({
      read: () => client.read(id),
      wait: (seconds) => waitUntil(controller.signal, seconds),
      isStopped: () => controller.signal.aborted,
      onJob,
    });
    void following.then((refusal) => refusal && onRefusal(refusal));
    return () => controller.abort();
    // The callbacks only set state: those of the first drawing do.
  }, [client, id]);
}
