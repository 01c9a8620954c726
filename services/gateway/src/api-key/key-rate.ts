import { CallerLimit } from '../limits/caller-limit.js';
import type { SharedCounts } from '../limits/shared-counts.js';

const MINUTE_MS = 60_000;

/** Checks in one minute of keys with their own limit. A key keeps its count when its limit changes. */
export class KeyRate extends CallerLimit {
  constructor(counts: SharedCounts, perMinute: number) {
    super(counts, { name: 'api-key', requests: perMinute, windowMs: MINUTE_MS });
  }
}
