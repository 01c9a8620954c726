import { Injectable } from '@nestjs/common';
import type { StartedJob } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { BackupFolder } from '../../backup/storage/backup-folder.js';
import { Jobs } from '../../jobs/handlers/jobs.js';
import { newestBackup } from './newest-backup.js';

/** Starts a restore drill on request of staff. */
@Injectable()
export class StartDrill {
  constructor(
    private readonly folder: BackupFolder,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem `backup_unknown`, `job_running` */
  async run(actor: Actor): Promise<StartedJob> {
    await newestBackup(this.folder);
    return { job: await this.jobs.start('restore-drill', {}, actor) };
  }
}
