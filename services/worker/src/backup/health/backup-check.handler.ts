import { Injectable } from '@nestjs/common';
import { type JobResult, Problem } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';
import { JobHandler, type JobRun } from '../../jobs/handlers/job-handler.js';
import { BackupFolder } from '../storage/backup-folder.js';
import type { BackupNote } from '../storage/backup-note.js';
import { checkFile } from './check-file.js';
import { backupFindings } from './backup-findings.js';
import { ReadBackups } from './read-backups.js';

/** Checks daily that a recent backup exists, is readable and has its offsite copy, and that a restore drill passed. */
@Injectable()
export class BackupCheckHandler extends JobHandler {
  readonly kind = 'backup-check';
  readonly timeoutMs = 3_600_000;

  constructor(
    private readonly backups: ReadBackups,
    private readonly folder: BackupFolder,
    private readonly config: WorkerConfig,
  ) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    const state = await this.backups.state();
    const findings = backupFindings({ ...state, now: new Date() });
    const finding = state.last && (await this.checkBackup(state.last, run));
    if (finding) findings.push(finding);
    for (const finding of findings) run.line(finding);
    return { check: { isHealthy: findings.length === 0, findings } };
  }

  /** Reads a file to its end. */
  private async checkBackup(file: BackupNote, run: JobRun): Promise<string | undefined> {
    run.step(`${file.fileName} wird gelesen`, file.bytes);
    const handle = await this.folder.open(file.fileName);
    try {
      await checkFile(handle.createReadStream({ autoClose: false }), {
        passphrase: this.config.BACKUP_PASSPHRASE,
        progress: (bytes) => run.progress(bytes),
        signal: run.signal,
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return `Das Backup ${file.fileName} ist nicht lesbar: ${error.message}`;
    } finally {
      await handle.close();
    }
  }
}
