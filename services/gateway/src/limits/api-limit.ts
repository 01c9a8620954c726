import { Injectable } from '@nestjs/common';
import { CallerLimit } from './caller-limit.js';
import { SharedCounts } from './shared-counts.js';

/** Every other call of the API: more than the busiest screen makes, and no more. */
@Injectable()
export class ApiLimit extends CallerLimit {
  constructor(counts: SharedCounts) {
    super(counts, { name: 'api', requests: 600, windowMs: 60_000 });
  }
}
