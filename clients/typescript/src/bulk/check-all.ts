import type { BulkResult } from '../contract.js';
import { IbanApiError } from '../errors.js';
import { checkIdempotencyKey, newIdempotencyKey } from '../http/idempotency-key.js';
import type { Transport } from '../http/transport.js';
import type { RepeatableCallOptions } from '../options.js';
import { inOrder } from './in-order.js';
import { type BulkSource, type Slice, splitIntoSlices } from './slices.js';

/** The service takes no more IBANs in one request, and no more such requests of one contract at once. */
const MAX_SLICE_SIZE = 1_000;
const MAX_CONCURRENCY = 4;
const CONCURRENCY = 2;
/** Leaves room for the number of a request. */
const MAX_RUN_LENGTH = 200;

export interface CheckAllOptions extends RepeatableCallOptions {
  /** IBANs in one request, 1 to 1,000; default 1,000. */
  readonly sliceSize?: number | undefined;
  /** Requests at once, 1 to 4; default 2. */
  readonly concurrency?: number | undefined;
  /** Whether the results have all fields of a verdict, with every reason; default false. */
  readonly full?: boolean | undefined;
  /** Whether a quota that is too small still answers the first IBANs of a request; default false. */
  readonly partial?: boolean | undefined;
  /**
   * Name of the run, at most 200 visible characters. Every request gets a key made of it and its number: a program that starts again with the
   * same name, items and `sliceSize` pays for none of them twice within 24 hours. Default: a random one.
   */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Checks a list in requests of at most 1,000 IBANs.
 * @returns one result per item in the order of the items; `line` counts over the whole list
 * @throws TypeError or RangeError for options that cannot be used, before the first request
 * @throws IbanApiError of the first request that fails, with `answered`: the number of results before it, and the name of
 * the run as `idempotencyKey`. Requests at the same time are ended and may be charged; another run of this name pays for none of them again.
 * @throws the error of the source, after the results of the requests before it; the reason of the signal. Neither has the name of the run: only a
 * run with your own `idempotencyKey` can be repeated after them without a second charge.
 */
export async function* checkAll(
  transport: Transport,
  source: BulkSource,
  options: CheckAllOptions,
): AsyncGenerator<BulkResult, void, void> {
  const { sliceSize = MAX_SLICE_SIZE, concurrency = CONCURRENCY, signal } = options;
  checkRange('sliceSize', sliceSize, MAX_SLICE_SIZE);
  checkRange('concurrency', concurrency, MAX_CONCURRENCY);
  const run = checkIdempotencyKey(options.idempotencyKey ?? newIdempotencyKey(), MAX_RUN_LENGTH);
  const controller = new AbortController();
  const anyStop = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
  const send = (slice: Slice) => checkSlice(transport, slice, run, { ...options, signal: anyStop });
  let count = 0;
  try {
    for await (const results of inOrder(splitIntoSlices(source, sliceSize), send, concurrency, anyStop)) {
      for (const result of results) {
        count += 1;
        yield result;
      }
    }
  } catch (error) {
    if (error instanceof IbanApiError) {
      error.answered = count;
      error.idempotencyKey = run;
    }
    throw error;
  } finally {
    controller.abort();
  }
}

async function checkSlice(
  transport: Transport,
  { number, offset, items }: Slice,
  run: string,
  { full = false, partial, ...options }: CheckAllOptions,
): Promise<readonly BulkResult[]> {
  const input = {
    body: { items, ...(partial !== undefined && { partial }) },
    idempotencyKey: `${run}-${number}`,
    ...(full && { headers: { prefer: 'return=representation' } }),
  };
  const { results } = await transport.json('validateIbans', input, options);
  return results.map((result) => ({ ...result, line: offset + result.line }));
}

function checkRange(name: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name} is a whole number from 1 to ${most}.`);
}
