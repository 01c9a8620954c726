import type { Job, JobKind, JobProgress, JobResult, JobState, JobTrigger } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';

/** A row of `jobs.job`. */
export interface JobRow {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly origin: JobTrigger;
  readonly actor: Actor | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly progress: JobProgress | null;
  readonly result: JobResult | null;
  readonly failure: string | null;
  readonly failureCode: string | null;
  readonly attempts: number;
  readonly isFinal: boolean;
  readonly isCancelWanted: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

export const jobColumns = `job.id, job.version, job.kind, job.state, job.origin, job.actor, job.data, job.progress, job.result, job.failure,
  job.failure_code AS "failureCode", job.attempts, job.is_final AS "isFinal", job.is_cancel_wanted AS "isCancelWanted",
  job.created_at AS "createdAt", job.started_at AS "startedAt", job.ended_at AS "endedAt"`;

/** The public view of a job, without its data. */
export function toJob(row: JobRow): Job {
  const { id, kind, state, origin, actor, progress, result, failure, failureCode, attempts } = row;
  const isStoppable = state === 'running' && !row.isFinal && !row.isCancelWanted;
  return {
    id,
    kind,
    state,
    origin,
    attempts,
    progress,
    failure,
    failureCode,
    result,
    startedBy: actor?.name ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    isCancellable: state === 'waiting' || isStoppable,
    isRepeatable: state === 'failed' || state === 'cancelled',
  };
}

/** Whether a job has ended, with any result. */
export function isEnded({ state }: Pick<JobRow, 'state'>): boolean {
  return state !== 'waiting' && state !== 'running';
}

/** The stored actor of a job: the fields for audit rows, nothing of the session. */
export function storedActor({ userId, name, origin }: Actor): string {
  return JSON.stringify({ userId, name, origin: origin && { address: origin.address, requestId: origin.requestId } });
}
