import { Injectable } from '@nestjs/common';
import type { BackupOverview } from '@pruefer/contracts';
import { WorkerConfig } from '../config.js';
import { DownloadBackup } from './download-backup.js';
import { EstimateSize } from './export/estimate-size.js';
import { backupFindings } from './health/findings-of.js';
import { JobRepository } from '../jobs/table/job.repository.js';
import { ReadState } from './health/read-state.js';
import type { KeptFile } from './storage/backup-facts.js';

/** Lists the backups for the console. */
@Injectable()
export class ReadBackups {
  constructor(
    private readonly config: WorkerConfig,
    private readonly state: ReadState,
    private readonly estimate: EstimateSize,
    private readonly downloads: DownloadBackup,
    private readonly jobs: JobRepository,
  ) {}

  async run(): Promise<BackupOverview> {
    const [state, estimatedBytes, lastDownload, check] = await Promise.all([
      this.state.run(),
      this.estimate.run().catch(() => null),
      this.downloads.last(),
      this.jobs.lastDone('backup-check'),
    ]);
    const { kept, last, lastProof, whole } = state;
    const { BACKUP_PASSPHRASE, BACKUP_COMMAND } = this.config;
    // Findings about the content come from the daily check, which reads the whole file; they apply while that file is the newest one.
    const matchingFindings = (check?.result.check?.findings ?? []).filter(
      (finding) => last && finding.includes(last.fileName),
    );
    return {
      estimatedBytes,
      last: last ? overviewOf(last) : null,
      lastDownload: lastDownload ?? null,
      lastProof,
      isEncrypting: BACKUP_PASSPHRASE !== undefined,
      hasSecondPlace: BACKUP_COMMAND !== undefined,
      warnings: [...backupFindings({ ...state, now: new Date() }), ...matchingFindings],
      whole,
      kept: kept.map(overviewOf),
    };
  }
}

function overviewOf({ fileName, bytes, createdAt, reason, isEncrypted, checksum, records }: KeptFile) {
  return { fileName, bytes, createdAt, reason, isEncrypted, checksum, records };
}
