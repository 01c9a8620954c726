import { addDays, type RegistryReleaseState } from '@pruefer/contracts';

/** A loaded release with its position in time. */
export interface ReleaseInTime {
  /** In the order of loading. */
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  readonly isWithdrawn: boolean;
  readonly isUnreadable: boolean;
}

/** Validity of a release. */
export interface ReleaseTime {
  readonly state: RegistryReleaseState;
  /** Last day (YYYY-MM-DD); null: it is never in force, or no loaded release ends it. */
  readonly validUntil: string | null;
}

/**
 * Validity of a release: until the first day of a later one, in any order of loading.
 * @param all loaded ones, including those never in force
 * @param today day in Germany (YYYY-MM-DD)
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
