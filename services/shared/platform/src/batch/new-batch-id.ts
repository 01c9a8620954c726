import { v7 } from 'uuid';

/** A new id of a batch: a UUIDv7 whose last 12 bits are zero. The id of an event is that of its batch, with the position of its check in these bits. */
export function newBatchId(): string {
  // Without a given time uuid keeps the highest one it has seen, also after the clock is set back.
  return v7({ msecs: Date.now() }).slice(0, 33) + '000';
}
