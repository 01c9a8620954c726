import type { LimitState } from './limit-state.js';

/** A refusal is repeated from memory for this long; a caller that Redis no longer refuses passes a second later. */
const CACHE_MS = 1_000;
/** Beyond that Redis is asked each time. */
const MAX_CALLERS = 10_000;

/** Callers that exceeded their limit a moment ago; their requests are refused without asking Redis. */
export class KnownRefusals {
  /** Moments at which windows end, by caller. */
  private readonly ends = new Map<string, number>();
  private cachedUntilMs = -Infinity;

  /** @param state of a caller above its limit */
  note(caller: string, { resetMs }: LimitState, nowMs: number): void {
    this.deleteExpired(nowMs);
    if (this.ends.size < MAX_CALLERS) this.ends.set(caller, nowMs + resetMs);
  }

  /** @returns milliseconds until the window of a refused caller ends; undefined for any other caller */
  findResetMs(caller: string, nowMs: number): number | undefined {
    if (this.ends.size === 0) return undefined;
    this.deleteExpired(nowMs);
    const endMs = this.ends.get(caller);
    return endMs !== undefined && endMs > nowMs ? endMs - nowMs : undefined;
  }

  /** Clears all callers once a second, so that no entry is older and none needs a timer. */
  private deleteExpired(nowMs: number): void {
    if (nowMs < this.cachedUntilMs) return;
    this.ends.clear();
    this.cachedUntilMs = nowMs + CACHE_MS;
  }
}
