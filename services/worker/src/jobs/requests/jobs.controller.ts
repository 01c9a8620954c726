import { Controller } from '@nestjs/common';
import {
  cancelJob,
  type InputOf,
  type Job,
  type JobDetails,
  type JobPage,
  type JobSchedule,
  listJobs,
  listSchedules,
  readJob,
  retryJob,
} from '@pruefer/contracts';
import { type Actor, Answers, CurrentActor } from '@pruefer/platform';
import { ChangeJob } from './change-job.js';
import { ListJobs } from './list-jobs.js';
import { ScheduleJobs } from '../schedule/schedule-jobs.js';

/** Lists, cancels and retries jobs, and lists their schedules. */
@Controller()
export class JobsController {
  constructor(
    private readonly jobs: ListJobs,
    private readonly change: ChangeJob,
    private readonly schedule: ScheduleJobs,
  ) {}

  @Answers(listJobs)
  list({ query }: InputOf<typeof listJobs>): Promise<JobPage> {
    return this.jobs.run(query);
  }

  @Answers(readJob)
  read({ params: { id } }: InputOf<typeof readJob>): Promise<JobDetails> {
    return this.jobs.one(id);
  }

  @Answers(cancelJob)
  cancel({ params: { id } }: InputOf<typeof cancelJob>, @CurrentActor() actor: Actor): Promise<Job> {
    return this.change.cancel(id, actor);
  }

  @Answers(retryJob)
  retry({ params: { id } }: InputOf<typeof retryJob>, @CurrentActor() actor: Actor): Promise<Job> {
    return this.change.retry(id, actor);
  }

  @Answers(listSchedules)
  schedules(): Promise<JobSchedule[]> {
    return this.schedule.list();
  }
}
