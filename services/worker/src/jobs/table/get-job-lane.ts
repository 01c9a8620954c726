import type { JobKind } from '@pruefer/contracts';

const EVERYTHING: readonly JobKind[] = ['backup', 'restore', 'restore-drill'];

/**
 * The lane of a job; jobs of one lane never run concurrently. Jobs that read or write all data share a lane, all others have
 * their own. PostgreSQL admits one job per lane.
 */
export function getJobLane(kind: JobKind): string {
  return EVERYTHING.includes(kind) ? 'everything' : kind;
}
