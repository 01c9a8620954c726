import type { CallName, ResponseTo } from '../customer-calls.js';
import { IbanApiError } from '../errors.js';
import type { CallOptions, IbanClientOptions } from '../options.js';
import { buildRequestTarget, routes } from '../routes.js';
import { attempt } from './attempt.js';
import { readJson } from './read-answer.js';
import { withRetries } from './retry.js';

interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent as it is. */
  readonly bytes?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 3;
const MAX_TOTAL_MS = 120_000;
const MAX_TIMER_MS = 2_147_483_647;
/** What a header may hold. A key with other characters would be repeated in the error of `fetch`. */
const VISIBLE = /^[\x21-\x7e]+$/;

/** Sends the calls of one client. The API key is private, so that neither JSON nor a console shows it. */
export class Transport {
  readonly #base: string;
  readonly #apiKey: string | undefined;
  readonly #language: string | undefined;
  readonly #fetch: typeof globalThis.fetch;
  readonly #timeoutMs: number;
  readonly #maxTotalMs: number;
  readonly maxRetries: number;

  /** @throws TypeError for a base URL or an API key that cannot be used */
  constructor(options: IbanClientOptions) {
    const { apiKey, timeoutMs = TIMEOUT_MS, maxRetries = MAX_RETRIES, maxTotalMs = MAX_TOTAL_MS } = options;
    if (apiKey !== undefined && !VISIBLE.test(apiKey))
      throw new TypeError('The apiKey has characters that no key has.');
    this.#base = parseBaseUrl(options.baseUrl);
    this.#apiKey = apiKey;
    this.#language = options.language;
    // A browser's fetch must be called as a method of its window.
    this.#fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
    this.#timeoutMs = checkMs('timeoutMs', timeoutMs);
    this.#maxTotalMs = checkMs('maxTotalMs', maxTotalMs);
    if (!Number.isInteger(maxRetries) || maxRetries < 0) throw new RangeError('maxRetries is a whole number from 0.');
    this.maxRetries = maxRetries;
  }

  /** Makes a call that may be repeated, and reads its JSON. @throws IbanApiError */
  json<Name extends CallName>(name: Name, input: CallInput, options: CallOptions = {}): Promise<ResponseTo<Name>> {
    return this.repeated(name, input, options, (response) => readJson<ResponseTo<Name>>(response));
  }

  /**
   * Makes a call that may be repeated.
   * @param read gets the successful answer; when it fails, the call is repeated
   * @throws IbanApiError
   */
  async repeated<Result>(
    name: CallName,
    input: CallInput,
    options: CallOptions,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const { signal, onWait } = options;
    const policy = { maxRetries: this.maxRetries, maxTotalMs: this.#maxTotalMs, signal, onWait };
    try {
      return await withRetries((remainingMs) => this.once(name, input, options, read, remainingMs), policy);
    } catch (error) {
      if (error instanceof IbanApiError) error.idempotencyKey = input.idempotencyKey;
      throw error;
    }
  }

  /** Makes a call once. @throws IbanApiError */
  async once<Result>(
    name: CallName,
    input: CallInput,
    { timeoutMs = this.#timeoutMs, signal }: CallOptions,
    read: (response: Response) => Promise<Result>,
    remainingMs = Infinity,
  ): Promise<Result> {
    const { body, bytes } = input;
    const url = this.#base + buildRequestTarget(name, input.params, input.query);
    const request = {
      method: routes[name].method,
      headers: this.#buildHeaders(input),
      ...(body && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
      // A redirect would take the key to another server, and cookies are not for this API.
      redirect: 'manual' as const,
      credentials: 'omit' as const,
    };
    const limits = { timeoutMs: Math.max(1, Math.min(checkMs('timeoutMs', timeoutMs), remainingMs)), signal };
    return attempt((stop) => this.#fetch(url, { ...request, signal: stop }), read, limits);
  }

  #buildHeaders({ body, headers, idempotencyKey }: CallInput): Record<string, string> {
    return {
      ...(this.#apiKey !== undefined && { 'x-api-key': this.#apiKey }),
      ...(this.#language && { 'accept-language': this.#language }),
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...headers,
    };
  }
}

/** A timer takes no more milliseconds and would end at once. @throws RangeError */
function checkMs(name: string, ms: number): number {
  if (ms >= 1 && ms <= MAX_TIMER_MS) return ms;
  throw new RangeError(`${name} is a number of milliseconds from 1 to ${MAX_TIMER_MS}.`);
}

/** @returns the base URL without the slash at its end. @throws TypeError */
function parseBaseUrl(baseUrl: string | URL): string {
  const url = new URL(baseUrl);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('The baseUrl begins with https:// or http://.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new TypeError('The baseUrl has no user, password, query or fragment.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
