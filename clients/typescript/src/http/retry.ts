import { type IbanApiCode, type IbanApiError, IbanApiProblem, IbanApiTimeout, IbanApiUnreachable } from '../errors.js';
import type { CallOptions } from '../options.js';
import { pause } from './pause.js';

interface RetryPolicy extends Pick<CallOptions, 'signal' | 'onWait'> {
  readonly maxRetries: number;
  readonly maxTotalMs: number;
}

/** What the pauses depend on; replaced in tests. */
export interface RetryClock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  pause(ms: number, signal?: AbortSignal): Promise<void>;
  /** At least 0, less than 1. */
  random(): number;
}

const systemClock: RetryClock = { now: () => performance.now(), pause, random: () => Math.random() };

const BASE_MS = 500;
const MAX_DELAY_MS = 8_000;
/** Spreads callers that were refused at the same moment. */
const JITTER = 0.2;
const MAX_JITTER_MS = 1_000;

const transientStatuses: ReadonlySet<number> = new Set([408, 429, 503]);
/** Refusals with such a status that waiting does not change (docs/api/en/errors.md). */
const permanentCodes: ReadonlySet<IbanApiCode> = new Set([
  'quota_exceeded',
  'quota_insufficient',
  'too_many_file_jobs',
  'file_storage_full',
] as const);

/** Whether the same call may succeed later. */
export function isTransient(error: unknown): error is IbanApiError {
  if (!(error instanceof IbanApiProblem)) return error instanceof IbanApiTimeout || error instanceof IbanApiUnreachable;
  // The first attempt is still running: its answer will be that of the repeat.
  if (error.code === 'idempotency_in_progress') return true;
  if (error.code === 'unreadable_answer') return error.status >= 500;
  return transientStatuses.has(error.status) && !permanentCodes.has(error.code);
}

/**
 * @param retries made so far
 * @returns milliseconds: `Retry-After` and a little more, otherwise a random part of a limit that doubles
 */
export function pauseBefore(error: unknown, retries: number, random: number): number {
  const seconds = error instanceof IbanApiProblem ? error.retryAfterSeconds : undefined;
  if (seconds === undefined) return random * Math.min(MAX_DELAY_MS, BASE_MS * 2 ** retries);
  return seconds * 1_000 + random * Math.min(MAX_JITTER_MS, seconds * 1_000 * JITTER);
}

/**
 * Repeats an attempt until it succeeds, fails for good, or reaches a limit of the policy. It does not wait for a repeat that the total time
 * excludes.
 * @param attempt gets the milliseconds that remain
 * @throws the error of the last attempt, or the reason of the signal
 */
export async function withRetries<Result>(
  attempt: (remainingMs: number) => Promise<Result>,
  { maxRetries, maxTotalMs, signal, onWait }: RetryPolicy,
  clock: RetryClock = systemClock,
): Promise<Result> {
  const end = clock.now() + maxTotalMs;
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(end - clock.now());
    } catch (error) {
      if (retries >= maxRetries || !isTransient(error)) throw error;
      const pauseMs = pauseBefore(error, retries, clock.random());
      if (clock.now() + pauseMs >= end) throw error;
      onWait?.(pauseMs, error);
      await clock.pause(pauseMs, signal);
    }
  }
}
