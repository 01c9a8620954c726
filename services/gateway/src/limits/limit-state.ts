/** A number of requests in a window. */
export interface LimitPolicy {
  /** Sent in the answer's headers. */
  readonly name: string;
  readonly requests: number;
  readonly windowMs: number;
}

/** A caller's count within its window, including the current request. */
export interface LimitState {
  readonly used: number;
  readonly resetMs: number;
}

/** Whether the present request is one too many. */
export function exceedsLimit({ requests }: LimitPolicy, { used }: LimitState): boolean {
  return used > requests;
}

/** Value of `Retry-After` in seconds, at least 1, because 0 would allow a repeat at once. */
export function secondsToReset({ resetMs }: LimitState): number {
  return Math.max(1, Math.ceil(resetMs / 1_000));
}

/** `RateLimit-Policy` and `RateLimit` as structured fields: quota and window; what remains and for how long. */
export function limitHeaders(policy: LimitPolicy, state: LimitState): Record<string, string> {
  const remaining = Math.max(0, policy.requests - state.used);
  return {
    'ratelimit-policy': `"${policy.name}";q=${policy.requests};w=${Math.round(policy.windowMs / 1_000)}`,
    ratelimit: `"${policy.name}";r=${remaining};t=${secondsToReset(state)}`,
  };
}
