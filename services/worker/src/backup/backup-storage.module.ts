import { Module } from '@nestjs/common';
import { BackupPool } from './export/backup-pool.js';
import { EstimateSize } from './export/estimate-size.js';
import { LogPages } from './export/log-pages.js';
import { MakeBackup } from './export/make-backup.js';
import { TakeSnapshot } from './export/snapshot.js';
import { BackupFolder } from './storage/backup-folder.js';
import { KeepBackup } from './storage/keep-backup.js';
import { SecondPlace } from './storage/second-place.js';

@Module({
  providers: [BackupPool, EstimateSize, LogPages, MakeBackup, TakeSnapshot, BackupFolder, KeepBackup, SecondPlace],
  exports: [MakeBackup, KeepBackup, BackupFolder, EstimateSize],
})
export class KeptBackupsModule {}
