import type { IbanApiError } from './errors.js';

/** Settings of a client. */
export interface IbanClientOptions {
  /** Address of the service, for instance `https://iban.example`; a path in it is kept. */
  readonly baseUrl: string | URL;
  /** API key. Without one only `check` is answered, within the limits for visitors. */
  readonly apiKey?: string | undefined;
  /** Language of the sentences in answers; default: as `fetch` says, German without a preference. */
  readonly language?: 'de' | 'en' | undefined;
  /** Milliseconds for one attempt, from sending to the last byte; default 10,000. The service answers within 5,000. */
  readonly timeoutMs?: number | undefined;
  /** Repeats after the first attempt; default 3. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds for all attempts of a call and the pauses between them; default 120,000. */
  readonly maxTotalMs?: number | undefined;
  /** Replaces the global `fetch`, for instance to use a proxy. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Ends the call at once, in a pause between attempts too. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Replaces `timeoutMs` of the client for this call. */
  readonly timeoutMs?: number | undefined;
  /** Called before each pause between two attempts, with its milliseconds and the reason. What it throws ends the call. */
  readonly onWait?: ((pauseMs: number, reason: IbanApiError) => void) | undefined;
}

/** Options of calls that the service answers only once for the same `Idempotency-Key`. */
export interface RepeatableCallOptions extends CallOptions {
  /** 1 to 255 visible characters; default: a random one. With the same value a call is charged once within 24 hours. */
  readonly idempotencyKey?: string | undefined;
}

export interface CheckOptions extends RepeatableCallOptions {
  /** BIC to compare with the bank of the IBAN; the result is in `checks.bic`. */
  readonly bic?: string | undefined;
}
