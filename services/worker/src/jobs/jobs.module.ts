import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ChangeJob } from './requests/change-job.js';
import { JobChanges } from './table/job-changes.js';
import { JobClaims } from './table/job-claims.js';
import { Jobs } from './handlers/jobs.js';
import { JobHandlers } from './handlers/job-handlers.js';
import { JobMetrics } from './reporting/job-metrics.js';
import { JobQueue } from './schedule/job-queue.js';
import { JobRepository } from './table/job.repository.js';
import { JobsController } from './requests/jobs.controller.js';
import { JobsPool } from './table/jobs-pool.js';
import { PerformJob } from './run/perform-job.js';
import { PublishJobs } from './reporting/publish-jobs.js';
import { RunJobs } from './run/run-jobs.js';
import { ScheduleJobs } from './schedule/schedule-jobs.js';

const table = [JobsPool, JobRepository, JobClaims, JobChanges];
const runs = [JobHandlers, PerformJob, RunJobs, JobQueue, ScheduleJobs];
const reporting = [PublishJobs, JobMetrics];

/** Jobs: work that takes longer than a request may. Any feature may start them (`Jobs`); a `JobHandler` runs those of its kind. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [JobsController],
  providers: [...table, ...runs, ...reporting, Jobs, ChangeJob],
  exports: [JobsPool, JobRepository, Jobs, ScheduleJobs],
})
export class JobsModule {}
