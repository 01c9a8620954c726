import { Controller } from '@nestjs/common';
import {
  checkBackup,
  discardCheck,
  type InputOf,
  type Message,
  restoreBackup,
  type RestoreCheck,
  type Restored,
  startDrill,
  type StartedJob,
  startRestore,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { BackupFolder } from '../backup/storage/backup-folder.js';
import { Jobs } from '../jobs/handlers/jobs.js';
import { CheckBackup } from './checks/check-backup.js';
import { OpenChecks } from './checks/open-checks.js';
import { StartRestore } from './run/start-restore.js';

/** Endpoints that check and restore backups. */
@Controller()
export class RestoreController {
  constructor(
    private readonly checkBackup: CheckBackup,
    private readonly openChecks: OpenChecks,
    private readonly startRestore: StartRestore,
    private readonly folder: BackupFolder,
    private readonly jobs: Jobs,
  ) {}

  @Handles(checkBackup)
  check({ bytes }: InputOf<typeof checkBackup>, @CurrentActor() actor: SignedInActor): Promise<RestoreCheck> {
    return this.checkBackup.run(bytes, actor);
  }

  @Handles(restoreBackup)
  restore({ bytes }: InputOf<typeof restoreBackup>, @CurrentActor() actor: SignedInActor): Promise<Restored> {
    return this.startRestore.atOnce(bytes, actor);
  }

  @Handles(startRestore)
  start({ params, body }: InputOf<typeof startRestore>, @CurrentActor() actor: SignedInActor): Promise<StartedJob> {
    return this.startRestore.run(params.id, body, actor);
  }

  @Handles(startDrill)
  async drill(@CurrentActor() actor: SignedInActor): Promise<StartedJob> {
    // Refuses a drill without a backup before a job begins.
    await this.folder.newest();
    return { job: await this.jobs.start('restore-drill', {}, actor) };
  }

  @Handles(discardCheck)
  async discard({ params }: InputOf<typeof discardCheck>): Promise<Message> {
    await this.openChecks.discard(params.id);
    return { message: 'Die Datei ist entfernt.' };
  }
}
