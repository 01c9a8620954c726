import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ChangeJob } from './change-job.js';
import { DriveJobs } from './drive-jobs.js';
import { JobChanges } from './job-changes.js';
import { JobClaims } from './job-claims.js';
import { Jobs } from './job-handler.js';
import { JobHandlers } from './job-handlers.js';
import { JobMetrics } from './job-metrics.js';
import { JobQueue } from './job-queue.js';
import { JobRepository } from './job.repository.js';
import { JobsController } from './jobs.controller.js';
import { JobsPool } from './jobs-pool.js';
import { ListJobs } from './list-jobs.js';
import { PerformJob } from './perform-job.js';
import { PublishJobs } from './publish-jobs.js';
import { RunJobs } from './run-jobs.js';
import { ScheduleJobs } from './schedule-jobs.js';
import { StartJobs } from './start-jobs.js';

const table = [JobsPool, JobRepository, JobClaims, JobChanges];
const runs = [JobHandlers, PerformJob, RunJobs, JobQueue, ScheduleJobs, DriveJobs];
const news = [PublishJobs, JobMetrics];

/**
 * Jobs: work that takes longer than a request may. Any feature may start them (`Jobs`); a `JobHandler` runs those of its kind.
 */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [JobsController],
  providers: [...table, ...runs, ...news, ListJobs, ChangeJob, { provide: Jobs, useClass: StartJobs }],
  exports: [JobsPool, Jobs, ScheduleJobs],
})
export class JobsModule {}
