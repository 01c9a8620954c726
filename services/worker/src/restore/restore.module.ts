import { Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataRestoredV1 } from '@pruefer/contracts';
import { EventPublisher, OutboxRelay, SettingsModule, StateProofs } from '@pruefer/platform';
import { KeptBackupsModule } from '../backup/kept-backups.module.js';
import { BankImportModule } from '../bank-import/bank-import.module.js';
import { WorkerConfig } from '../config.js';
import { JobsPool } from '../jobs/table/jobs-pool.js';
import { CheckBackup } from './checks/check-backup.js';
import { OpenChecks } from './checks/open-checks.js';
import { DrillHandler } from './drill/drill.handler.js';
import { UploadedFiles } from './upload/uploaded-files.js';
import { RestoreClient } from './load/restore-client.js';
import { RestoreController } from './restore.controller.js';
import { RestoreData } from './run/restore-data.js';
import { RestoreHandler } from './run/restore.handler.js';
import { StartRestore } from './run/start-restore.js';

const outboxRelay = {
  provide: OutboxRelay,
  inject: [JobsPool, EventPublisher, WorkerConfig],
  useFactory: ({ pool }: JobsPool, publisher: EventPublisher, { INTERNAL_SECRET }: WorkerConfig) =>
    new OutboxRelay(pool, publisher, 'jobs', [DataRestoredV1], new StateProofs(INTERNAL_SECRET)),
};

/** Restores: backups are checked, restored in one transaction and announced to the owners of the data. */
@Module({
  imports: [SettingsModule, KeptBackupsModule, BankImportModule],
  controllers: [RestoreController],
  providers: [
    UploadedFiles,
    OpenChecks,
    RestoreClient,
    CheckBackup,
    RestoreData,
    RestoreHandler,
    StartRestore,
    DrillHandler,
    outboxRelay,
  ],
})
export class RestoreModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly files: UploadedFiles) {}

  /** Removes uploads of a killed worker. */
  onApplicationBootstrap(): Promise<void> {
    return this.files.removeAll();
  }

  /** Removes the uploads of this process, because no other uses them. */
  onApplicationShutdown(): Promise<void> {
    return this.files.removeAll();
  }
}
