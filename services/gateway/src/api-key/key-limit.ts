import { Injectable } from '@nestjs/common';
import { CallerLimit } from '../limits/caller-limit.js';
import { SharedCounts } from '../limits/shared-counts.js';

/** Free calls of one API key, whatever address they come from. */
@Injectable()
export class KeyLimit extends CallerLimit {
  constructor(counts: SharedCounts) {
    super(counts, { name: 'key', requests: 100, windowMs: 1_000 });
  }
}
