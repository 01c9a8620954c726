import { LRUCache } from 'lru-cache';
import type { LimitPolicy, LimitState } from './limit-state.js';

/** Callers counted at a time; beyond that the least recently seen one starts at zero. */
const MAX_CALLERS = 50_000;

/** Counts in this process alone: for the time in which Redis is unavailable. */
export class LocalLimit {
  private readonly windows = new LRUCache<string, { used: number; endsAtMs: number }>({ max: MAX_CALLERS });

  constructor(private readonly policy: LimitPolicy) {}

  /** Counts requests of a caller. @param count negative to take them back */
  count(caller: string, nowMs: number, count = 1): LimitState {
    let window = this.windows.get(caller);
    if (!window || window.endsAtMs <= nowMs) {
      window = { used: 0, endsAtMs: nowMs + this.policy.windowMs };
      this.windows.set(caller, window);
    }
    window.used += count;
    return { used: window.used, resetMs: window.endsAtMs - nowMs };
  }
}
