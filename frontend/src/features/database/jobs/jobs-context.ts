import type { Job, JobKind } from '@pruefer/contracts';
import { createContext, use } from 'react';

/** The jobs as the screen knows them; every panel reads its own kind. */
export interface JobsView {
  /** The newest of a kind among those that are listed first. */
  readonly latest: (kind: JobKind) => Job | undefined;
  /** Shows a job that was begun here, and announces its end. */
  readonly follow: (job: Job) => void;
}

export const JobsContext = createContext<JobsView>({ latest: () => undefined, follow: () => undefined });

/** The jobs that the screen follows. */
export function useFollowedJobs(): JobsView {
  return use(JobsContext);
}

/** Whether there is a job that is still to end. */
export function isUnderWay(job: Job | undefined): boolean {
  return job?.state === 'waiting' || job?.state === 'running';
}
