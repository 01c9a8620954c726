import { Module } from '@nestjs/common';
import { FollowJob } from '../../jobs/requests/follow-job.js';
import { JobRepository } from '../../jobs/table/job.repository.js';
import { JobsPool } from '../../jobs/table/jobs-pool.js';
import { CheckBackup } from '../../restore/checks/check-backup.js';
import { OpenChecks } from '../../restore/checks/open-checks.js';
import { UploadedFiles } from '../../restore/upload/uploaded-files.js';
import { RestoreClient } from '../../restore/load/restore-client.js';
import { RestoreByHand } from './restore-by-hand.js';

/** Providers for the operator's restore command, without job handlers. */
@Module({
  providers: [JobsPool, JobRepository, FollowJob, UploadedFiles, OpenChecks, RestoreClient, CheckBackup, RestoreByHand],
})
export class RestoreProgramModule {}
