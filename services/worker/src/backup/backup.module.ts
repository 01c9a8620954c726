import { Module } from '@nestjs/common';
import { SettingsModule } from '@pruefer/platform';
import { BackupHandler } from './backup.handler.js';
import { BackupMetrics } from './backup-metrics.js';
import { BackupsController } from './backups.controller.js';
import { DownloadBackup } from './download/download-backup.js';
import { DownloadKept } from './download/download-kept.js';
import { NoteDownload } from './download/note-download.js';
import { BackupCheckHandler } from './health/backup-check.handler.js';
import { LastJobs } from './health/last-jobs.js';
import { ReadState } from './health/read-state.js';
import { KeptBackupsModule } from './kept-backups.module.js';
import { ReadBackups } from './read-backups.js';
import { ReadWholeBackups } from './whole/read-whole-backups.js';

@Module({
  imports: [SettingsModule, KeptBackupsModule],
  controllers: [BackupsController],
  providers: [
    NoteDownload,
    DownloadBackup,
    DownloadKept,
    LastJobs,
    ReadState,
    ReadWholeBackups,
    ReadBackups,
    BackupHandler,
    BackupCheckHandler,
    BackupMetrics,
  ],
})
export class BackupModule {}
