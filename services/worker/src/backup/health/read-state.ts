import { Injectable } from '@nestjs/common';
import type { ProvenRestore, WholeBackupOverview } from '@pruefer/contracts';
import { readWholeBackups } from '../whole/read-whole-backups.js';
import { BackupFolder } from '../storage/backup-folder.js';
import type { KeptFile } from '../storage/backup-facts.js';
import { JobRepository } from '../../jobs/table/job.repository.js';

interface KeptState {
  /** The newest first. */
  readonly kept: readonly KeptFile[];
  /** The newest one, except safety backups before a restore. */
  readonly last: KeptFile | undefined;
  readonly lastProof: ProvenRestore | null;
  /** null: this installation makes no whole backups. */
  readonly whole: WholeBackupOverview | null;
}

/** Reads the backups, and whether one of them passed a restore drill. */
@Injectable()
export class ReadState {
  constructor(
    private readonly folder: BackupFolder,
    private readonly jobs: JobRepository,
  ) {}

  async run(): Promise<KeptState> {
    const [kept, drill, whole] = await Promise.all([
      this.folder.list(),
      this.jobs.lastDone('restore-drill'),
      readWholeBackups(this.folder.path),
    ]);
    const proof = drill?.result.drill;
    return {
      kept,
      last: kept.find(({ reason }) => reason !== 'safety'),
      lastProof: drill && proof ? { ...proof, at: drill.endedAt.toISOString() } : null,
      whole,
    };
  }
}
