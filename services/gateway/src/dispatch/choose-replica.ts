import type { BatchKind } from '@pruefer/contracts';
import type { Replica } from './replica.js';

/**
 * The replica for the next batch: the one with the fewest batches under way and a free slot. A replica that is passed over is left out
 * while another one is available; when all are passed over, all are tried, because otherwise every check would be refused.
 * @param mayPipeline whether a replica gets a second batch while the first is under way
 * @returns undefined while no slot is free
 */
export function chooseReplica<R extends Replica>(
  replicas: readonly R[],
  kind: BatchKind,
  nowMs: number,
  mayPipeline: boolean,
): R | undefined {
  return leastLoaded(availableReplicas(replicas, kind, nowMs).filter((replica) => replica.hasSlot(kind, mayPipeline)));
}

/** The replica that a call of another kind than batches is forwarded to. @returns undefined without replicas */
export function leastBusyReplica<R extends Replica>(replicas: readonly R[], nowMs: number): R | undefined {
  return leastLoaded(availableReplicas(replicas, 'keyed', nowMs));
}

/**
 * The replica that repeats a batch which the first one failed to answer. It may be beyond its slots: the batch has waited
 * long enough.
 * @returns undefined when there is only the first
 */
export function anotherReplica<R extends Replica>(
  replicas: readonly R[],
  first: R,
  kind: BatchKind,
  nowMs: number,
): R | undefined {
  const alternatives = replicas.filter((replica) => replica !== first);
  return leastLoaded(availableReplicas(alternatives, kind, nowMs));
}

/** The replicas that are not skipped for this kind; all of them when every one is skipped. */
export function availableReplicas<R extends Replica>(
  replicas: readonly R[],
  kind: BatchKind,
  nowMs: number,
): readonly R[] {
  const fit = replicas.filter((replica) => !replica.isSkipped(kind, nowMs));
  return fit.length > 0 ? fit : replicas;
}

function leastLoaded<R extends Replica>(replicas: readonly R[]): R | undefined {
  return replicas.reduce<R | undefined>(
    (best, replica) => (best === undefined || replica.isPreferredOver(best) ? replica : best),
    undefined,
  );
}
