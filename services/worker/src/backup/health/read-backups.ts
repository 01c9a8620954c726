import { Injectable } from '@nestjs/common';
import type { BackupOverview, ProvenRestore, WholeBackupOverview } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';
import { JobRepository } from '../../jobs/table/job.repository.js';
import { EstimateSize } from '../export/estimate-size.js';
import { BackupFolder } from '../storage/backup-folder.js';
import type { BackupNote } from '../storage/backup-note.js';
import { readWholeBackups } from '../whole/read-whole-backups.js';
import { backupFindings } from './backup-findings.js';

export interface BackupsState {
  /** The newest first. */
  readonly keptBackups: readonly BackupNote[];
  /** The newest one, except safety backups before a restore. */
  readonly last: BackupNote | undefined;
  readonly lastProof: ProvenRestore | null;
  /** null: this installation makes no whole backups. */
  readonly wholeBackups: WholeBackupOverview | null;
}

/** Reads the backups, and whether one of them passed a restore drill. */
@Injectable()
export class ReadBackups {
  constructor(
    private readonly config: WorkerConfig,
    private readonly folder: BackupFolder,
    private readonly estimate: EstimateSize,
    private readonly jobs: JobRepository,
  ) {}

  async state(): Promise<BackupsState> {
    const [keptBackups, drill, wholeBackups] = await Promise.all([
      this.folder.list(),
      this.jobs.lastDone('restore-drill'),
      readWholeBackups(this.folder.path),
    ]);
    const proof = drill?.result.drill;
    return {
      keptBackups,
      last: keptBackups.find(({ reason }) => reason !== 'safety'),
      lastProof: drill && proof ? { ...proof, at: drill.endedAt.toISOString() } : null,
      wholeBackups,
    };
  }

  /** Lists the backups for the console. */
  async overview(): Promise<BackupOverview> {
    const [state, estimatedBytes, check] = await Promise.all([
      this.state(),
      this.estimate.run().catch(() => null),
      this.jobs.lastDone('backup-check'),
    ]);
    const { keptBackups, last, lastProof, wholeBackups } = state;
    const { BACKUP_PASSPHRASE, BACKUP_COMMAND } = this.config;
    // Findings about the content come from the daily check, which reads the whole file; they apply while that file is the newest one.
    const matchingFindings = (check?.result.check?.findings ?? []).filter(
      (finding) => last && finding.includes(last.fileName),
    );
    return {
      estimatedBytes,
      last: last ? toKeptBackup(last) : null,
      lastProof,
      isEncrypting: BACKUP_PASSPHRASE !== undefined,
      hasOffsiteCopy: BACKUP_COMMAND !== undefined,
      warnings: [...backupFindings({ ...state, now: new Date() }), ...matchingFindings],
      whole: wholeBackups,
      kept: keptBackups.map(toKeptBackup),
    };
  }
}

function toKeptBackup({ fileName, bytes, createdAt, reason, isEncrypted, checksum, records }: BackupNote) {
  return { fileName, bytes, createdAt, reason, isEncrypted, checksum, records };
}
