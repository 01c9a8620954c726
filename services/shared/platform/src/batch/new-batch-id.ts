import { v7 } from 'uuid';

/** A new id of a batch: UUIDv7 (by this machine's clock) whose last 12 bits are zero; the ids of its events have the check's place there. */
export function newBatchId(): string {
  return v7().slice(0, 33) + '000';
}
