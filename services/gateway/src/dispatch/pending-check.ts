import type { Check } from '@pruefer/contracts';
import type { TraceSpan } from '@pruefer/platform';
import type { CheckAnswer } from './batch-answer.js';

/** A check whose caller waits for the answer. Exactly one of `answer`, `refuse` and `refuseUnsettled` is called, once. */
export interface PendingCheck {
  readonly check: Check;
  /** The caller whose share of the queue it uses: a key, or the address of a public check. */
  readonly owner: string;
  /** On the clock of `performance.now()`. */
  readonly arrivedMs: number;
  /** Span of the caller's request, if it is traced. */
  readonly span?: TraceSpan | undefined;
  answer(answer: CheckAnswer): void;
  /** No answer came in time, or too many checks wait. */
  refuse(): void;
  /** The same, while it is unknown whether the log has a row of it; that is reported later. */
  refuseUnsettled(): void;
}
