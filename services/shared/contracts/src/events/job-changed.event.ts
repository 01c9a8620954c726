import { IsInt, Min } from 'class-validator';
import { Job } from '../jobs/jobs.js';
import { event } from '../definition/event.js';
import { Nested } from '../fields/nested.js';

/** The current state of a job, at most twice a second. */
export class JobChanged {
  @Nested(() => Job) job!: Job;
  /** Increases with each state of a job; the highest one is current. */
  @IsInt() @Min(1) version!: number;
}

/** Producer: worker. Consumer: log-service, for the event stream of admins. Best effort, because screens also poll. */
export const JobChangedV1 = event('job.changed.v1', JobChanged);
