import type { Check } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import type { CheckAnswer } from './batch-answer.js';

/** A caller that waits for a batch and its answer. Exactly one of `answer`, `refuse` and `refuseUnsettled` is called, once. */
export interface Pending {
  readonly address: string;
  /** The caller whose share of the queue it uses: a key, or the address of a public check. */
  readonly owner: string;
  /** On the clock of `performance.now()`. */
  readonly arrivedMs: number;
  /** Span of the caller's request, if it is traced. */
  readonly span?: TraceSpan | undefined;
  /** Refuses the caller, because no answer came in time or too many wait. */
  refuse(): void;
  /** Refuses like `refuse`, but `Settlement` reports the refusal to the log later, because the log may already have a row. */
  refuseUnsettled(): void;
}

/** A check whose caller waits for the answer. */
export interface PendingCheck extends Pending {
  readonly check: Check;
  answer(answer: CheckAnswer): void;
}
