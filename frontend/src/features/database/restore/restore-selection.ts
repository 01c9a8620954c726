import type { BackupPart, RestoreCheck } from '@pruefer/contracts';

/** The parts of a backup to restore. */
export interface RestoreSelection {
  readonly parts: readonly BackupPart[];
  /** Pages that were deleted since come back too. */
  readonly bringsBackDeleted: boolean;
}

/** Everything that a backup holds, and nothing that was deleted since. */
export function fullRestoreSelection({ parts }: RestoreCheck): RestoreSelection {
  return { parts: parts.map(({ part }) => part), bringsBackDeleted: false };
}
