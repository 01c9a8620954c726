import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { type BackupOutcome, type BackupReason, Problem, type Timezone } from '@pruefer/contracts';
import { EstimateSize } from '../export/estimate-size.js';
import { MakeBackup, type NewBackup } from '../export/make-backup.js';
import { BackupFolder } from './backup-folder.js';
import { formatBackupFileName } from './backup-file-name.js';
import { backupsToRemove } from './backups-to-remove.js';
import type { BackupNote } from './backup-note.js';
import { writeNew } from './folders.js';
import { OffsiteCopy } from './offsite-copy.js';

const MEBIBYTE = 1_048_576;
/** The real size may exceed the estimate. */
const MARGIN = 1.2;
/** Disk space left for the rest of the system if the estimate is wrong, in bytes. */
const RESERVE_BYTES = 256 * MEBIBYTE;

export interface KeepOptions {
  readonly reason: BackupReason;
  readonly zone: Timezone;
  /** Aborts the backup and removes its file, until the file is complete. */
  readonly signal?: AbortSignal | undefined;
  /** German: the current step, with the estimated number of bytes. */
  readonly step: (text: string, total?: number) => void;
  /** Bytes so far. */
  readonly progress: (bytes: number) => void;
  /** Called before the file gets its name; afterwards the job cannot be cancelled. */
  readonly makeFinal: () => Promise<void>;
}

/** Makes and keeps a backup: afterwards the file is complete and on disk under its final name, or does not exist. */
@Injectable()
export class KeepBackup {
  constructor(
    private readonly folder: BackupFolder,
    private readonly estimate: EstimateSize,
    private readonly make: MakeBackup,
    private readonly offsiteCopy: OffsiteCopy,
  ) {}

  /** @throws Problem `job_failed` when there is no room, as `takeSnapshot`; what PostgreSQL or the signal throws */
  async run(options: KeepOptions): Promise<BackupOutcome> {
    const { zone, step } = options;
    await this.folder.clear();
    const estimate = await this.requireRoom();
    const file = await this.writeFile(options, estimate);
    if (this.offsiteCopy.isSet) step('Kopie an den zweiten Ort');
    const offsiteFailure = await this.offsiteCopy.make(this.folder.getPath(file));
    if (offsiteFailure !== null) await this.folder.note({ ...file, offsiteFailure });
    for (const expiredBackup of backupsToRemove(await this.folder.list(), new Date(), zone))
      await this.folder.remove(expiredBackup);
    const { fileName, bytes, records, checksum, isEncrypted } = file;
    return { fileName, bytes, records, checksum, isEncrypted, offsiteFailure };
  }

  /** @returns the estimated size in bytes @throws Problem `job_failed` without enough free space */
  private async requireRoom(): Promise<number> {
    const [free, bytes] = await Promise.all([this.folder.freeBytes(), this.estimate.run()]);
    const neededBytes = bytes * MARGIN + RESERVE_BYTES;
    if (free >= neededBytes) return bytes;
    const inMegabytes = (amount: number) => `${Math.ceil(amount / MEBIBYTE)} MB`;
    const text = `Für das Backup ist zu wenig Platz: Es braucht etwa ${inMegabytes(neededBytes)}, frei sind ${inMegabytes(free)}.`;
    throw new Problem('job_failed', { text });
  }

  private async writeFile(options: KeepOptions, estimate: number): Promise<BackupNote> {
    options.step('Momentaufnahme der Daten');
    const backup = await this.make.run(options.signal);
    try {
      options.step('Daten werden geschrieben', estimate);
      // The estimate is rough, so progress never exceeds 100 %.
      const progress = (bytes: number) => options.progress(Math.min(bytes, estimate));
      return await this.write(backup, { ...options, progress });
    } finally {
      await backup.close();
    }
  }

  private async write(
    backup: NewBackup,
    { reason, zone, signal, progress, makeFinal }: KeepOptions,
  ): Promise<BackupNote> {
    const path = this.folder.partialPath();
    const content = async function* () {
      for await (const chunk of backup.content) {
        signal?.throwIfAborted();
        yield chunk;
        progress(backup.file.bytes);
      }
    };
    try {
      await writeNew(path, content());
      await makeFinal();
      signal?.throwIfAborted();
      const file = await this.buildBackupNote(backup, reason, zone);
      await this.folder.publish(path, file);
      return file;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  private async buildBackupNote(backup: NewBackup, reason: BackupReason, zone: Timezone): Promise<BackupNote> {
    const names = await this.folder.names();
    const { createdAt, isEncrypted, file } = backup;
    return {
      fileName: formatBackupFileName(backup, zone, (name) => names.has(name)),
      bytes: file.bytes,
      createdAt: createdAt.toISOString(),
      reason,
      isEncrypted,
      checksum: file.checksum(),
      records: backup.records(),
      offsiteFailure: null,
    };
  }
}
