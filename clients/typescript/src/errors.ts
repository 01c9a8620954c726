import type { FieldProblem, ProblemCode } from './contract.js';

/** `unreadable_answer`: the answer is not one of the API, for instance the error page of a proxy. */
export type IbanApiCode = ProblemCode | 'unreadable_answer';

/** A call that got no result. No error of this client contains the API key. */
export abstract class IbanApiError extends Error {
  /** The `Idempotency-Key` of the call: sent again with the same one, it is not charged twice. */
  idempotencyKey: string | undefined;
  /** Only from `checkAll`: the number of results that it returned before this error. */
  answered: number | undefined;
}

/** The service refused a call (RFC 9457) without a charge. Only after `unreadable_answer` that is unknown: repeat it with `idempotencyKey`. */
export class IbanApiProblem extends IbanApiError {
  override readonly name = 'IbanApiProblem';
  /** Stable, unlike the sentences. */
  readonly code!: IbanApiCode;
  /** HTTP status. */
  readonly status!: number;
  /** Title of the status, in the client's language. */
  readonly title!: string;
  /** Sentence in the client's language, the same as `message`. */
  readonly detail!: string;
  /** Identifies the call for the operator of the service. */
  readonly requestId!: string | undefined;
  /** Seconds that the service asks to wait. */
  readonly retryAfterSeconds!: number | undefined;
  /** One entry per wrong field, each with a sentence. */
  readonly errors!: readonly FieldProblem[];
  /** With `quota_insufficient`: checks that the call needs. */
  readonly needed!: number | undefined;
  /** With `quota_insufficient`: checks that remain. */
  readonly available!: number | undefined;
  /** With `rate_limited`: checks that the key may make in a minute. A request of `checkAll` with more is always refused. */
  readonly perMinute!: number | undefined;

  /** @internal */
  constructor(fields: ProblemFields) {
    super(fields.detail);
    Object.assign(this, fields);
  }
}

/** What an answer with an error status says. */
export type ProblemFields = Omit<IbanApiProblem, keyof IbanApiError>;

/** No complete answer within `timeoutMs`, after all retries. The service may have charged the call: repeat it with `idempotencyKey`. */
export class IbanApiTimeout extends IbanApiError {
  override readonly name = 'IbanApiTimeout';
  readonly timeoutMs: number;

  /** @internal */
  constructor(timeoutMs: number) {
    super(`The service did not answer within ${timeoutMs} ms.`);
    this.timeoutMs = timeoutMs;
  }
}

/** The connection failed, after all retries; `cause` is the error of `fetch`. Repeat the call with `idempotencyKey`. */
export class IbanApiUnreachable extends IbanApiError {
  override readonly name = 'IbanApiUnreachable';

  /** @internal */
  constructor(cause: unknown) {
    super('The service could not be reached, or the connection was lost.', { cause });
  }
}
