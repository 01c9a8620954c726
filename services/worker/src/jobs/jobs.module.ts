import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobChanges } from './job-changes.js';
import { Jobs } from './job-handler.js';
import { JobHandlers } from './job-handlers.js';
import { JobRepository } from './job.repository.js';
import { JobsPool } from './jobs-pool.js';
import { StartJobs } from './start-jobs.js';

/**
 * Jobs: work that takes longer than an answer may. Every feature may begin them (`Jobs`); who provides a `JobHandler` does those of
 * its kind.
 */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobsPool, JobRepository, JobHandlers, JobChanges, { provide: Jobs, useClass: StartJobs }],
  exports: [JobsPool, Jobs],
})
export class JobsModule {}
