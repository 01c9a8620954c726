import type { BulkItem } from '../contract.js';

/** A body may have 256 KB; this leaves room for the fields around the items. */
const MAX_SLICE_BYTES = 250 * 1_024;

/** Items that are sent in one request. */
export interface Slice {
  /** From 1. */
  readonly number: number;
  /** Number of items in the slices before. */
  readonly offset: number;
  readonly items: readonly BulkItem[];
}

/** A list of IBANs, read while it is checked. */
export type BulkSource = Iterable<string | BulkItem> | AsyncIterable<string | BulkItem>;

/**
 * Divides items into requests, the same way each time, so that an `Idempotency-Key` per slice stays that of the same items.
 * @param size most items of a slice
 */
export async function* splitIntoSlices(source: BulkSource, size: number): AsyncGenerator<Slice, void, void> {
  let slice = { number: 1, offset: 0, items: [] as BulkItem[] };
  let bytes = 0;
  for await (const entry of source) {
    const item = typeof entry === 'string' ? { iban: entry } : entry;
    const itemBytes = new TextEncoder().encode(JSON.stringify(item)).length + 1;
    if (slice.items.length === size || (slice.items.length > 0 && bytes + itemBytes > MAX_SLICE_BYTES)) {
      yield slice;
      slice = { number: slice.number + 1, offset: slice.offset + slice.items.length, items: [] };
      bytes = 0;
    }
    slice.items.push(item);
    bytes += itemBytes;
  }
  if (slice.items.length > 0) yield slice;
}
