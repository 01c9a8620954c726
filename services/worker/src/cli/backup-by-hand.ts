import { Injectable } from '@nestjs/common';
import { type BackupOutcome, defaultTimes } from '@pruefer/contracts';
import { MakeBackup } from '../backup/export/make-backup.js';
import { BackupFolder } from '../backup/storage/backup-folder.js';
import { KeepBackup } from '../backup/storage/keep-backup.js';
import { copyBackupFile, makeBackupFile, requireFree, type WrittenBackup } from './make-backup-file.js';
import { OrderBackup } from './order-backup.js';

export interface Terminal {
  say(line: string): void;
  warn(line: string): void;
}

/** Makes a backup for the operator: in a running worker, otherwise in this process. */
@Injectable()
export class BackupByHand {
  constructor(
    private readonly order: OrderBackup,
    private readonly folder: BackupFolder,
    private readonly keep: KeepBackup,
    private readonly make: MakeBackup,
  ) {}

  /**
   * @param target file or folder that gets a copy; undefined: the folder of backups alone
   * @throws Problem `invalid_request` when there is such a file already; as `OrderBackup` and `KeepBackup`; `backup_unknown` when the worker
   *   keeps its backups on another machine
   */
  async run(target: string | undefined, terminal: Terminal): Promise<WrittenBackup> {
    if (target !== undefined) await requireFree(target);
    const ordered = await this.order.run((line) => terminal.say(line));
    if (ordered) return this.writeBackup(ordered, target, terminal);
    terminal.say('Es arbeitet kein Worker: Das Backup wird hier erstellt.');
    return target === undefined ? this.keptBackup(terminal) : makeBackupFile(this.make, target);
  }

  private async keptBackup(terminal: Terminal): Promise<WrittenBackup> {
    const outcome = await this.keep.run({
      reason: 'asked',
      zone: defaultTimes.zone,
      step: (text) => terminal.say(`${text} …`),
      progress: () => undefined,
      makeFinal: () => Promise.resolve(),
    });
    return this.writeBackup(outcome, undefined, terminal);
  }

  private async writeBackup(
    outcome: BackupOutcome,
    target: string | undefined,
    terminal: Terminal,
  ): Promise<WrittenBackup> {
    if (outcome.secondPlaceFailure !== null) terminal.warn(outcome.secondPlaceFailure);
    if (target === undefined) return { ...outcome, path: this.folder.pathOf(outcome) };
    const keptFile = await this.folder.find(outcome.fileName);
    return { ...outcome, path: await copyBackupFile(this.folder.pathOf(keptFile), target) };
  }
}
