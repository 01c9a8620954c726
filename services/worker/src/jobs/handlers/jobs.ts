import type { Job, JobKind } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';

/** The job API for features. */
export abstract class Jobs {
  /** Begins a job. @throws Problem `job_running` with the job that runs; `unavailable` */
  abstract start(kind: JobKind, data: Readonly<Record<string, unknown>>, actor: Actor | null): Promise<Job>;
  /**
   * Waits for the end of a job.
   * @param timeoutMs longest wait
   * @throws Problem of the failed job, or `job_failed` without a code; `job_unfinished` after `timeoutMs` or at shutdown; `job_unknown`
   */
  abstract waitForEnd(id: string, timeoutMs: number): Promise<Job>;
  /** Finds the job that conflicts with this kind; undefined without a conflict. */
  abstract findActive(kind: JobKind): Promise<Job | undefined>;
}
