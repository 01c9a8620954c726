import { Module } from '@nestjs/common';
import { KeptBackupsModule } from '../backup/kept-backups.module.js';
import { FollowJob } from '../jobs/follow-job.js';
import { JobRepository } from '../jobs/job.repository.js';
import { JobsPool } from '../jobs/jobs-pool.js';
import { BackupByHand } from './backup-by-hand.js';
import { OrderBackup } from './order-backup.js';

/** Providers for the operator's backup commands. */
@Module({ imports: [KeptBackupsModule], providers: [JobsPool, JobRepository, FollowJob, OrderBackup, BackupByHand] })
export class BackupProgramModule {}
