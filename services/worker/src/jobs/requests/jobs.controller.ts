import { Controller } from '@nestjs/common';
import {
  cancelJob,
  DEFAULT_PAGE_SIZE,
  type InputOf,
  type Job,
  type JobDetails,
  type JobPage,
  type JobSchedule,
  listJobs,
  listSchedules,
  Problem,
  readJob,
  retryJob,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles } from '@pruefer/platform';
import { ChangeJob } from './change-job.js';
import { ScheduleJobs } from '../schedule/schedule-jobs.js';
import { toJob } from '../table/job-row.js';
import { JobRepository } from '../table/job.repository.js';

/** Lists, cancels and retries jobs, and lists their schedules. */
@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobRepository,
    private readonly changeJob: ChangeJob,
    private readonly scheduleJobs: ScheduleJobs,
  ) {}

  @Handles(listJobs)
  async list({ query }: InputOf<typeof listJobs>): Promise<JobPage> {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0, ...choice } = query;
    const { rows, total } = await this.jobs.list(choice, limit, offset);
    return { items: rows.map(toJob), total };
  }

  @Handles(readJob)
  async read({ params: { id } }: InputOf<typeof readJob>): Promise<JobDetails> {
    const [row, lines] = await Promise.all([this.jobs.find(id), this.jobs.readLines(id)]);
    if (!row) throw new Problem('job_unknown');
    return { ...toJob(row), lines };
  }

  @Handles(cancelJob)
  cancel({ params: { id } }: InputOf<typeof cancelJob>, @CurrentActor() actor: Actor): Promise<Job> {
    return this.changeJob.cancel(id, actor);
  }

  @Handles(retryJob)
  retry({ params: { id } }: InputOf<typeof retryJob>, @CurrentActor() actor: Actor): Promise<Job> {
    return this.changeJob.retry(id, actor);
  }

  @Handles(listSchedules)
  schedules(): Promise<JobSchedule[]> {
    return this.scheduleJobs.list();
  }
}
