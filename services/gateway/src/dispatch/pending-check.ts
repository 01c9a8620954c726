import type { Check } from '@pruefer/contracts';

/** A check whose caller waits for the answer. Exactly one of `answer` and `refuse` is called, once. */
export interface PendingCheck {
  readonly check: Check;
  /** Whose turn it takes: the key, or the address of a public check. */
  readonly owner: string;
  /** On the clock of `performance.now()`. */
  readonly arrivedMs: number;
  /** @param body JSON text, passed on as it is */
  answer(status: number, body: string): void;
  /** Nobody could answer in time, or too many are waiting. */
  refuse(): void;
}
