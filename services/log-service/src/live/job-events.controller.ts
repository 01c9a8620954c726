import { Controller } from '@nestjs/common';
import { type JobChanged, JobChangedV1 } from '@pruefer/contracts';
import { type EventBatch, Listens } from '@pruefer/platform';
import { JOBS_READER } from '../consuming/readers.js';
import { readJobChanged } from './read-job-changed.js';
import { RecentJobs } from './recent-jobs.js';

/** Follows how jobs stand; every process does for itself. */
@Controller()
export class JobEventsController {
  constructor(private readonly jobs: RecentJobs) {}

  /** At every start all that Kafka has comes once more: what is old is not even read. */
  @Listens(JobChangedV1, { reader: JOBS_READER })
  async follow({ records }: EventBatch<JobChanged>): Promise<void> {
    for (const { value, timestamp } of records) {
      if (!this.jobs.isRecent(Number(timestamp))) continue;
      const changed = readJobChanged(value);
      if (changed) this.jobs.take(changed, Number(timestamp));
    }
  }
}
