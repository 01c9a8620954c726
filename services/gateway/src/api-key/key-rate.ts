import type { Redis } from 'ioredis';
import { CallerLimit } from '../limits/caller-limit.js';

const MINUTE_MS = 60_000;

/** Checks in one minute of keys with a limit of their own. A key keeps its count when its limit is changed. */
export class KeyRate extends CallerLimit {
  constructor(redis: Redis, perMinute: number) {
    super(redis, { name: 'api-key', requests: perMinute, windowMs: MINUTE_MS });
  }
}
