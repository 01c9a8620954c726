import type { FileJobs } from '@pruefer/client';
import type { FileJob, FileJobState } from '@pruefer/contracts';
import { useEffect } from 'react';
import type { CallError } from '~/api/http/call-error.js';
import { answered } from '../service/refusal-of.js';

/** States that end without the customer. */
const underWay: ReadonlySet<FileJobState> = new Set(['checking', 'running']);

export const isUnderWay = ({ state }: FileJob): boolean => underWay.has(state);

/** What happens to a followed job. */
interface Following {
  readonly onJob: (job: FileJob) => void;
  readonly onRefusal: (error: CallError) => void;
}

/** Reads a job until its state needs the customer. @param id undefined: nothing happens to the job by itself */
export function useFollowedJob(jobs: FileJobs, id: string | undefined, { onJob, onRefusal }: Following): void {
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const following = answered(jobs.wait(id, { signal, onProgress: onJob }));
    void following.then(({ error }) => error && !signal.aborted && onRefusal(error));
    return () => controller.abort();
    // The callbacks only set state: those of the first drawing do.
  }, [jobs, id]);
}
