import { Controller } from '@nestjs/common';
import { type JobChanged, JobChangedV1 } from '@pruefer/contracts';
import { type EventBatch, Listens } from '@pruefer/platform';
import { JOBS_READER } from '../consuming/readers.js';
import { readJobChanged } from './read-job-changed.js';
import { RecentJobs } from './recent-jobs.js';

/** Follows the state of jobs, in every process. */
@Controller()
export class JobEventsController {
  constructor(private readonly jobs: RecentJobs) {}

  /** Every start reads all stored events; old ones are skipped without parsing. */
  @Listens(JobChangedV1, { reader: JOBS_READER })
  async follow({ records }: EventBatch<JobChanged>): Promise<void> {
    for (const { value, timestamp } of records) {
      if (!this.jobs.isRecent(Number(timestamp))) continue;
      const event = readJobChanged(value);
      if (event) this.jobs.apply(event, Number(timestamp));
    }
  }
}
