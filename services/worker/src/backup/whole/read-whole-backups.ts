import { Injectable } from '@nestjs/common';
import type { WholeBackupOverview } from '@pruefer/contracts';
import { WorkerConfig } from '../../config.js';
import { listWholeBackups, wholeFolderIn } from './whole-folder.js';
import { readWholeState } from './whole-state.js';

/** Lists whole backups. `npm start` makes them, because the worker's roles may not read everything. */
@Injectable()
export class ReadWholeBackups {
  private readonly folder: string;

  constructor({ BACKUP_DIR }: WorkerConfig) {
    this.folder = wholeFolderIn(BACKUP_DIR);
  }

  /** @returns null: no whole backups are made here, as with a PostgreSQL server of the operator's */
  async run(): Promise<WholeBackupOverview | null> {
    const [state, [last]] = await Promise.all([readWholeState(this.folder), listWholeBackups(this.folder)]);
    if (!state) return null;
    const { since, attemptAt, failure, secondPlaceFailure } = state;
    return {
      last: last ? { createdAt: last.createdAt, bytes: last.bytes, isEncrypted: last.isEncrypted } : null,
      since,
      failure: failure !== null && attemptAt !== null ? { at: attemptAt, text: failure } : null,
      secondPlaceFailure,
    };
  }
}
