import { Controller, StreamableFile } from '@nestjs/common';
import {
  type BackupOverview,
  downloadBackup,
  downloadKeptBackup,
  type InputOf,
  readBackups,
  startBackup,
  type StartedJob,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Jobs } from '../jobs/handlers/jobs.js';
import { DownloadBackup, type DownloadedFile } from './storage/download-backup.js';
import { ReadBackups } from './health/read-backups.js';

/** Makes, lists and downloads backups. */
@Controller()
export class BackupsController {
  constructor(
    private readonly downloadBackup: DownloadBackup,
    private readonly readBackups: ReadBackups,
    private readonly jobs: Jobs,
  ) {}

  @Handles(downloadBackup)
  async make(@CurrentActor() actor: SignedInActor): Promise<StreamableFile> {
    return attachment(await this.downloadBackup.streamNew(actor));
  }

  @Handles(readBackups)
  read(): Promise<BackupOverview> {
    return this.readBackups.overview();
  }

  @Handles(startBackup)
  async start(@CurrentActor() actor: SignedInActor): Promise<StartedJob> {
    return { job: await this.jobs.start('backup', { reason: 'asked' }, actor) };
  }

  @Handles(downloadKeptBackup)
  async downloadKept(
    { params }: InputOf<typeof downloadKeptBackup>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StreamableFile> {
    return attachment(await this.downloadBackup.streamKept(params.fileName, actor));
  }
}

function attachment({ name, content, bytes }: DownloadedFile): StreamableFile {
  const disposition = `attachment; filename="${name}"`;
  return new StreamableFile(content, { disposition, ...(bytes !== undefined && { length: bytes }) });
}
