import { Injectable } from '@nestjs/common';
import type { StoredSystemConfig } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { CallerLimit } from './caller-limit.js';
import type { LimitPolicy, LimitState } from './limit-state.js';
import { SharedCounts } from './shared-counts.js';

/** Limits checks without a key and attempts with invalid keys per address, by the settings. */
@Injectable()
export class PublicLimit extends CallerLimit {
  private followed: StoredSystemConfig;

  constructor(
    counts: SharedCounts,
    private readonly settings: CurrentSettings,
  ) {
    super(counts, toPolicy(settings.now));
    this.followed = settings.now;
  }

  override count(caller: string): Promise<LimitState> {
    const { now } = this.settings;
    if (now !== this.followed) {
      this.followed = now;
      this.follow(toPolicy(now));
    }
    return super.count(caller);
  }
}

function toPolicy({ rateLimitMaxRequests, rateLimitWindowMs }: StoredSystemConfig): LimitPolicy {
  return { name: 'public', requests: rateLimitMaxRequests, windowMs: rateLimitWindowMs };
}
