import { Module } from '@nestjs/common';
import { BackupPool } from './export/backup-pool.js';
import { EstimateSize } from './export/estimate-size.js';
import { MakeBackup } from './export/make-backup.js';
import { BackupFolder } from './storage/backup-folder.js';
import { KeepBackup } from './storage/keep-backup.js';
import { OffsiteCopy } from './storage/offsite-copy.js';

@Module({
  providers: [BackupPool, EstimateSize, MakeBackup, BackupFolder, KeepBackup, OffsiteCopy],
  exports: [MakeBackup, KeepBackup, BackupFolder, EstimateSize],
})
export class KeptBackupsModule {}
