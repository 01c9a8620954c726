import type { RegistryReleaseState } from '@pruefer/contracts';
import { addDays } from '@pruefer/iban';

/** A loaded release among others. */
export interface ReleaseInTime {
  /** In the order in which they were loaded. */
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  readonly isWithdrawn: boolean;
  readonly isUnreadable: boolean;
}

/** Whether a release holds, and how long. */
export interface ReleaseTime {
  readonly state: RegistryReleaseState;
  /** The last day (YYYY-MM-DD); null: it never holds, or nothing loaded so far ends it. */
  readonly validUntil: string | null;
}

/**
 * When a release holds: until the first day of a later one, whichever was loaded first.
 * @param all loaded ones, also those that never hold
 * @param today the day in Germany (YYYY-MM-DD)
 */
export function releaseTime(release: ReleaseInTime, all: readonly ReleaseInTime[], today: string): ReleaseTime {
  const { id, validFrom, isWithdrawn, isUnreadable } = release;
  if (isWithdrawn) return { state: 'withdrawn', validUntil: null };
  if (isUnreadable) return { state: 'unreadable', validUntil: null };
  const holding = all.filter((other) => !other.isWithdrawn && !other.isUnreadable);
  if (holding.some((other) => other.validFrom === validFrom && other.id > id))
    return { state: 'past', validUntil: null };
  const [next] = holding
    .map((other) => other.validFrom)
    .filter((day) => day > validFrom)
    .toSorted();
  const validUntil = next === undefined ? null : addDays(next, -1);
  if (validFrom > today) return { state: 'future', validUntil };
  return { state: validUntil !== null && validUntil < today ? 'past' : 'inForce', validUntil };
}
