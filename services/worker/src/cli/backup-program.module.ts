import { Module } from '@nestjs/common';
import { KeptBackupsModule } from '../backup/kept-backups.module.js';
import { FollowJob } from '../jobs/requests/follow-job.js';
import { JobRepository } from '../jobs/table/job.repository.js';
import { JobsPool } from '../jobs/table/jobs-pool.js';
import { BackupByHand } from './backup-by-hand.js';

@Module({ imports: [KeptBackupsModule], providers: [JobsPool, JobRepository, FollowJob, BackupByHand] })
export class BackupProgramModule {}
