import { Module } from '@nestjs/common';
import { BackupPool } from './export/backup-pool.js';
import { EstimateSize } from './export/estimate-size.js';
import { LogPages } from './export/log-pages.js';
import { MakeBackup } from './export/make-backup.js';
import { TakeSnapshot } from './export/snapshot.js';
import { BackupFolder } from './storage/backup-folder.js';
import { KeepBackup } from './storage/keep-backup.js';
import { OffsiteCopy } from './storage/offsite-copy.js';

@Module({
  providers: [BackupPool, EstimateSize, LogPages, MakeBackup, TakeSnapshot, BackupFolder, KeepBackup, OffsiteCopy],
  exports: [MakeBackup, KeepBackup, BackupFolder, EstimateSize],
})
export class KeptBackupsModule {}
