import type { LimitState } from './limit-state.js';

/**
 * Counts several callers at once. The window of each begins with its first request and ends by Redis' clock. Each caller is one write
 * in Redis' log.
 * KEYS: one for each entry; ARGV: for each entry its requests, its window in milliseconds, and the limit above which none of its requests
 * is counted, or -1 to count them in any case.
 * Returns for each entry the requests of its window, these included even if they are not counted, and the milliseconds until the window ends.
 */
export const COUNT_SCRIPT = `
local counted = {}
for index, key in ipairs(KEYS) do
  local requests, window, limit = tonumber(ARGV[3 * index - 2]), tonumber(ARGV[3 * index - 1]), tonumber(ARGV[3 * index])
  local used, left = requests, redis.call('PTTL', key)
  if left >= 0 then used = requests + redis.call('GET', key) end
  if limit < 0 or used <= limit then
    if left < 0 then redis.call('SET', key, requests, 'PX', window) else redis.call('INCRBY', key, requests) end
  end
  counted[2 * index - 1], counted[2 * index] = used, left < 0 and window or left
end
return counted`;

/** Requests of a caller that are counted together: all of them, or none when they exceed the limit. */
export interface RequestsTogether {
  readonly requests: number;
  readonly limit: number;
}

/** One caller's requests that are counted in one step. */
interface Counting {
  readonly key: string;
  readonly windowMs: number;
  readonly limit?: number;
  requests: number;
  /** After the last of them. */
  state?: LimitState;
}

const NO_LIMIT = -1;

/** Requests of all callers that one command counts. */
export class CountBatch {
  private readonly countings: Counting[] = [];
  /** Countings of single requests, by the caller's key. */
  private readonly byKey = new Map<string, Counting>();
  private end!: () => void;
  private readonly completion = new Promise<void>((resolve) => (this.end = resolve));

  /** Steps in it. */
  get size(): number {
    return this.countings.length;
  }

  /**
   * Adds a request of one caller.
   * @param key of the caller
   * @returns the caller's position in its window with this request; undefined when it was not counted
   */
  async add(key: string, windowMs: number): Promise<LimitState | undefined> {
    const counting = this.ensureCounting(key, windowMs);
    const position = ++counting.requests;
    await this.completion;
    const { state, requests } = counting;
    return state && { used: state.used - requests + position, resetMs: state.resetMs };
  }

  /**
   * Adds requests of one caller that are counted together.
   * @returns the caller's position with these requests, above the limit when they do not fit; undefined when Redis did not answer
   */
  async addTogether(key: string, windowMs: number, together: RequestsTogether): Promise<LimitState | undefined> {
    const counting: Counting = { key, windowMs, ...together };
    this.countings.push(counting);
    await this.completion;
    return counting.state;
  }

  /** Arguments of `COUNT_SCRIPT`, keys first. */
  arguments(): (string | number)[] {
    const keys = this.countings.map(({ key }) => key);
    return [
      ...keys,
      ...this.countings.flatMap(({ requests, windowMs, limit = NO_LIMIT }) => [requests, windowMs, limit]),
    ];
  }

  /** Answers all callers. @param counts result of `COUNT_SCRIPT`; undefined when nothing was counted */
  settle(counts?: readonly number[]): void {
    let index = 0;
    if (counts)
      for (const counting of this.countings) counting.state = { used: counts[index++]!, resetMs: counts[index++]! };
    this.end();
  }

  private ensureCounting(key: string, windowMs: number): Counting {
    const openCounting = this.byKey.get(key);
    if (openCounting) return openCounting;
    const counting: Counting = { key, windowMs, requests: 0 };
    this.byKey.set(key, counting);
    this.countings.push(counting);
    return counting;
  }
}
