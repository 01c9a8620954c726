import type { JobKind } from '@pruefer/contracts';

const EVERYTHING: readonly JobKind[] = ['backup', 'restore', 'restore-drill'];

/**
 * What a job shares with those that may not run beside it. All data as a whole is read or written by one at a time, everything else
 * has a lane of its own. PostgreSQL lets one job into a lane.
 */
export function laneOf(kind: JobKind): string {
  return EVERYTHING.includes(kind) ? 'everything' : kind;
}
