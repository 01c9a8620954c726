import { Injectable } from '@nestjs/common';
import { CallerLimit } from './caller-limit.js';
import { SharedCounts } from './shared-counts.js';

/** The limit of all calls without a limit of their own: the busiest screen stays below it. */
@Injectable()
export class ApiLimit extends CallerLimit {
  constructor(counts: SharedCounts) {
    super(counts, { name: 'api', requests: 600, windowMs: 60_000 });
  }
}
