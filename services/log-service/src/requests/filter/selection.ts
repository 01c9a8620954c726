import type { Channel } from '@pruefer/contracts';

/** A filter in the terms of the tables; all conditions must match. */
export interface Selection {
  readonly from: Date;
  /** Exclusive end. */
  readonly to: Date;
  readonly status: StatusCondition;
  readonly key: KeyCondition;
  readonly rows: RowCondition;
}

export interface StatusCondition {
  /** undefined: any. */
  readonly oneOf?: readonly number[] | undefined;
  /** First digit of the status: 2, 4 or 5. */
  readonly hundreds?: number | undefined;
  readonly not: readonly number[];
}

/** Key ids; null selects requests without a key. */
export interface KeyCondition {
  /** undefined: any. */
  readonly oneOf?: readonly (string | null)[] | undefined;
  readonly not: readonly (string | null)[];
}

/** Conditions that only rows can answer, because sums do not contain them. */
interface RowCondition {
  /** Keyed hash in hex, like the addresses. */
  readonly iban?: string | undefined;
  readonly address?: string | undefined;
  readonly notAddresses: readonly string[];
  readonly requestId?: string | undefined;
  readonly channel?: Channel | undefined;
}

/** Whether a selection has conditions that sums cannot answer, so that rows must be read. */
export function needsRowScan({ rows: { iban, address, notAddresses, requestId, channel } }: Selection): boolean {
  const conditions = [iban, address, requestId, channel];
  return conditions.some((condition) => condition !== undefined) || notAddresses.length > 0;
}

/** Whether a selection has conditions on keys, whose sums exist by the hour only. */
export function hasKeyConditions({ key: { oneOf, not } }: Selection): boolean {
  return oneOf !== undefined || not.length > 0;
}

const MAX_PARTS = 100;

/**
 * Splits a selection into one for each key and status, because no index has the rows of several in the order of the list.
 * @returns the selection itself when it needs no split or would have too many parts
 */
export function partsInOrder(selection: Selection): readonly Selection[] {
  const { key, status } = selection;
  const parts = each(key.oneOf).flatMap((keys) =>
    each(status.oneOf).map((statuses) => ({
      ...selection,
      key: { ...key, oneOf: keys },
      status: { ...status, oneOf: statuses },
    })),
  );
  return parts.length === 0 || parts.length > MAX_PARTS ? [selection] : parts;
}

function each<Value>(values: readonly Value[] | undefined): readonly (readonly Value[] | undefined)[] {
  return values?.map((value) => [value]) ?? [undefined];
}

/** Before and after every request that can be stored. */
export const BEGIN_OF_TIME = new Date('1970-01-01T00:00:00Z');
export const END_OF_TIME = new Date('3000-01-01T00:00:00Z');

/** All rows of the log. @param cleanedUntil time of the last cleanup; null without one */
export function wholeLog(cleanedUntil: Date | null): Selection {
  const from = cleanedUntil ?? BEGIN_OF_TIME;
  return { from, to: END_OF_TIME, status: { not: [] }, key: { not: [] }, rows: { notAddresses: [] } };
}
