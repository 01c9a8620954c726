import { LRUCache } from 'lru-cache';
import { exceedsLimit, type LimitPolicy, type LimitState } from './limit-state.js';

/** Callers counted at a time; beyond that the least recently seen one starts at zero. */
const MAX_CALLERS = 50_000;

interface Window {
  used: number;
  readonly endsAtMs: number;
}

/** Counts in this process alone: for the time in which Redis is unavailable. */
export class LocalLimit {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_CALLERS });

  constructor(private readonly policy: LimitPolicy) {}

  /** Counts one request of a caller. */
  count(caller: string, nowMs: number): LimitState {
    const window = this.ensureWindow(caller, nowMs);
    window.used++;
    return { used: window.used, resetMs: window.endsAtMs - nowMs };
  }

  /** Counts several requests of a caller, unless they exceed the limit. @returns the state with these requests in either case */
  countTogether(caller: string, nowMs: number, count: number): LimitState {
    const window = this.ensureWindow(caller, nowMs);
    const state = { used: window.used + count, resetMs: window.endsAtMs - nowMs };
    if (!exceedsLimit(this.policy, state)) window.used = state.used;
    return state;
  }

  private ensureWindow(caller: string, nowMs: number): Window {
    let window = this.windows.get(caller);
    if (!window || window.endsAtMs <= nowMs) {
      window = { used: 0, endsAtMs: nowMs + this.policy.windowMs };
      this.windows.set(caller, window);
    }
    return window;
  }
}
