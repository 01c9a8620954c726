import type { LimitState } from './limit-state.js';

/**
 * Counts several callers at once. The window of each begins with its first request and ends by Redis' clock. Each caller is one write
 * in Redis' log.
 * KEYS: one for each caller; ARGV: for each caller its requests and its window in milliseconds.
 * Returns for each caller the requests of its window, these included, and the milliseconds until the window ends.
 */
export const COUNT_SCRIPT = `
local counted = {}
for index, key in ipairs(KEYS) do
  local requests, left = ARGV[2 * index - 1], redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[2 * index])
    redis.call('SET', key, requests, 'PX', left)
    counted[2 * index - 1] = tonumber(requests)
  else
    counted[2 * index - 1] = redis.call('INCRBY', key, requests)
  end
  counted[2 * index] = left
end
return counted`;

/** The requests of one caller. */
interface Counting {
  readonly windowMs: number;
  requests: number;
  /** After the last of them. */
  state?: LimitState;
}

/** Requests of all callers that one command counts. */
export class CountBatch {
  private readonly countings = new Map<string, Counting>();
  private end!: () => void;
  private readonly completion = new Promise<void>((resolve) => (this.end = resolve));

  /** Callers in it. */
  get size(): number {
    return this.countings.size;
  }

  /**
   * Adds requests of one caller.
   * @param key of the caller
   * @param count of the requests; negative to release them
   * @returns the caller's position in its window with these requests; undefined when they were not counted
   */
  async add(key: string, windowMs: number, count: number): Promise<LimitState | undefined> {
    const counting = this.ensureCounting(key, windowMs);
    const position = (counting.requests += count);
    await this.completion;
    const { state, requests } = counting;
    return state && { used: state.used - requests + position, resetMs: state.resetMs };
  }

  /** Arguments of `COUNT_SCRIPT`, keys first. */
  arguments(): (string | number)[] {
    const numbers = [...this.countings.values()].flatMap(({ requests, windowMs }) => [requests, windowMs]);
    return [...this.countings.keys(), ...numbers];
  }

  /** Answers all callers. @param counts result of `COUNT_SCRIPT`; undefined when nothing was counted */
  settle(counts?: readonly number[]): void {
    let index = 0;
    if (counts)
      for (const counting of this.countings.values())
        counting.state = { used: counts[index++]!, resetMs: counts[index++]! };
    this.end();
  }

  private ensureCounting(key: string, windowMs: number): Counting {
    const openCounting = this.countings.get(key);
    if (openCounting) return openCounting;
    const counting = { windowMs, requests: 0 };
    this.countings.set(key, counting);
    return counting;
  }
}
