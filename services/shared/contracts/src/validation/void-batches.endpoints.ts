import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsUUID } from 'class-validator';
import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { NestedList } from '../fields/nested.js';

export const MAX_VOIDED_AT_ONCE = 1_000;

/**
 * Result for a keyed batch without an answer.
 * - `uncharged`: it was never charged, and cannot be any more
 * - `refunded`: it had been charged; a booking gives the calls back, the log says 503
 * - `unknown`: its record was deleted
 */
const voidOutcomes = ['uncharged', 'refunded', 'unknown'] as const;
export type VoidOutcome = (typeof voidOutcomes)[number];

/** Batches whose callers were answered 503: they must not be charged (docs/SECURITY.md C10). */
export class VoidBatchesBody {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_VOIDED_AT_ONCE)
  @IsUUID(7, { each: true })
  ids!: string[];
}

export class VoidedBatch {
  @IsUUID(7) id!: string;
  @IsIn(voidOutcomes) outcome!: VoidOutcome;
}

/** The settled batches; the caller may ask again for missing ones. */
export class VoidedBatches {
  @NestedList(() => VoidedBatch) batches!: VoidedBatch[];
}

const MAX_LIST_BYTES = 64 * 1_024;

/** Settles batches that ended without an answer. A repeat changes nothing and returns the same result. */
export const voidBatches = endpoint({
  method: 'POST',
  path: '/internal/check-batches/void',
  service: 'validation',
  access: 'internal',
  body: VoidBatchesBody,
  response: one(VoidedBatches),
  problems: [],
  maxBodyBytes: MAX_LIST_BYTES,
});
