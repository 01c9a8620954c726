import { Injectable } from '@nestjs/common';
import { type BackupReason, backupReasons, type JobResult } from '@pruefer/contracts';
import { addAudit, CurrentSettings } from '@pruefer/platform';
import { JobHandler, type JobRun } from '../jobs/handlers/job-handler.js';
import { JobsPool } from '../jobs/table/jobs-pool.js';
import { KeepBackup } from './storage/keep-backup.js';

/** Makes and keeps a backup, every night and on request of staff. */
@Injectable()
export class BackupHandler extends JobHandler {
  readonly kind = 'backup';
  readonly timeoutMs = 3 * 3_600_000;

  constructor(
    private readonly keep: KeepBackup,
    private readonly settings: CurrentSettings,
    private readonly database: JobsPool,
  ) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    const { signal } = run;
    const reason = getBackupReason(run);
    const backup = await this.keep.run({
      reason,
      zone: this.settings.times.zone,
      signal,
      step: (text, total) => run.step(text, total ?? null),
      progress: (bytes) => run.progress(bytes),
      makeFinal: () => run.makeFinal(),
    });
    const { fileName, offsiteFailure, ...file } = backup;
    const details = { name: fileName, reason, ...file };
    const actor = run.actor ?? undefined;
    await addAudit(this.database.pool, 'jobs', { actor, action: 'backup.created', target: fileName, details });
    if (offsiteFailure !== null) run.line(offsiteFailure);
    return { backup };
  }
}

function getBackupReason({ data, actor }: JobRun): BackupReason {
  return backupReasons.find((reason) => reason === data['reason']) ?? (actor ? 'asked' : 'nightly');
}
