import { Module } from '@nestjs/common';
import { SettingsModule } from '@pruefer/platform';
import { BackupHandler } from './backup.handler.js';
import { BackupMetrics } from './backup-metrics.js';
import { BackupsController } from './backups.controller.js';
import { DownloadBackup } from './storage/download-backup.js';
import { BackupCheckHandler } from './health/backup-check.handler.js';
import { KeptBackupsModule } from './kept-backups.module.js';
import { ReadBackups } from './health/read-backups.js';

@Module({
  imports: [SettingsModule, KeptBackupsModule],
  controllers: [BackupsController],
  providers: [DownloadBackup, ReadBackups, BackupHandler, BackupCheckHandler, BackupMetrics],
})
export class BackupModule {}
