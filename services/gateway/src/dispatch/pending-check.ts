import type { Check } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import type { CheckAnswer } from './batch-answer.js';

/** A caller who waits for a place in a batch and for its answer. Exactly one of an answer, `refuse` and `refuseUnsettled` is given, once. */
export interface Pending {
  readonly address: string;
  /** The caller whose share of the queue it uses: a key, or the address of a public check. */
  readonly owner: string;
  /** On the clock of `performance.now()`. */
  readonly arrivedMs: number;
  /** Span of the caller's request, if it is traced. */
  readonly span?: TraceSpan | undefined;
  /** No answer came in time, or too many wait. */
  refuse(): void;
  /** The same, while it is unknown whether the log has a row of it; that is reported later. */
  refuseUnsettled(): void;
}

/** A check whose caller waits for the answer. */
export interface PendingCheck extends Pending {
  readonly check: Check;
  answer(answer: CheckAnswer): void;
}
