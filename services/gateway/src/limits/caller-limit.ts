import type { RequestsTogether } from './count-batch.js';
import { KnownRefusals } from './known-refusals.js';
import { exceedsLimit, type LimitPolicy, type LimitState } from './limit-state.js';
import { LocalLimit } from './local-limit.js';
import type { SharedCounts } from './shared-counts.js';

/** The state of one policy. */
interface Counting {
  readonly policy: LimitPolicy;
  readonly refusals: KnownRefusals;
  /** Created when Redis fails for the first time. */
  local?: LocalLimit;
}

/**
 * Counts requests per caller for all gateways together. While Redis does not answer, this process counts alone (docs/SECURITY.md C8), and
 * no request waits to find out whether Redis is back.
 */
export abstract class CallerLimit {
  private current: Counting;

  constructor(
    private readonly counts: SharedCounts,
    policy: LimitPolicy,
  ) {
    this.current = countingFor(policy);
  }

  /** The policy in force. */
  get policy(): LimitPolicy {
    return this.current.policy;
  }

  /** Switches to another policy; one with another window starts at zero. */
  protected follow(policy: LimitPolicy): void {
    this.current = countingFor(policy);
  }

  /** Counts one request of a caller. A caller that is known to exceed its limit is refused without counting. */
  async count(caller: string): Promise<LimitState> {
    const { current } = this;
    const { policy, refusals } = current;
    const resetMs = refusals.findResetMs(caller, performance.now());
    if (resetMs !== undefined) return { used: policy.requests + 1, resetMs };
    const state = await this.stateAfterCount(policy, caller);
    if (!state) return ensureLocalLimit(current).count(caller, Date.now());
    if (exceedsLimit(policy, state)) refusals.note(caller, state, performance.now());
    return state;
  }

  /** Counts several requests of a caller together: all of them or, when they are too many, none. */
  async countTogether(
    caller: string,
    count: number,
  ): Promise<{ readonly state: LimitState; readonly isRefused: boolean }> {
    const { current } = this;
    const { policy } = current;
    const state =
      (await this.stateAfterCount(policy, caller, { requests: count, limit: policy.requests })) ??
      ensureLocalLimit(current).countTogether(caller, Date.now(), count);
    if (!exceedsLimit(policy, state)) return { state, isRefused: false };
    return { state: { ...state, used: state.used - count }, isRefused: true };
  }

  /** @returns undefined while Redis does not answer */
  private stateAfterCount(
    { name, windowMs }: LimitPolicy,
    caller: string,
    together?: RequestsTogether,
  ): Promise<LimitState | undefined> {
    return this.counts.count(`limit:${name}:${windowMs}:${caller}`, windowMs, together);
  }
}

function countingFor(policy: LimitPolicy): Counting {
  return { policy, refusals: new KnownRefusals() };
}

function ensureLocalLimit(counting: Counting): LocalLimit {
  counting.local ??= new LocalLimit(counting.policy);
  return counting.local;
}
