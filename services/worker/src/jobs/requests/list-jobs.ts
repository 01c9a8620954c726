import { Injectable } from '@nestjs/common';
import { DEFAULT_PAGE_SIZE, type JobDetails, type JobPage, type JobsQuery, Problem } from '@pruefer/contracts';
import { jobOf } from '../table/job-row.js';
import { JobRepository } from '../table/job.repository.js';

/** Reads jobs for the console. */
@Injectable()
export class ListJobs {
  constructor(private readonly jobs: JobRepository) {}

  async run({ limit = DEFAULT_PAGE_SIZE, offset = 0, ...choice }: JobsQuery): Promise<JobPage> {
    const { rows, total } = await this.jobs.list(choice, limit, offset);
    return { items: rows.map(jobOf), total };
  }

  /** @throws Problem `job_unknown` */
  async one(id: string): Promise<JobDetails> {
    const [row, lines] = await Promise.all([this.jobs.find(id), this.jobs.linesOf(id)]);
    if (!row) throw new Problem('job_unknown');
    return { ...jobOf(row), lines };
  }
}
