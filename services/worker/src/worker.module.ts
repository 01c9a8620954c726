import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { BackupModule } from './backup/backup.module.js';
import { BankImportModule } from './bank-import/bank-import.module.js';
import { WorkerConfig } from './config.js';
import { FilesModule } from './files/files.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RegistryModule } from './registry/registry.module.js';
import { RestoreModule } from './restore/restore.module.js';

/** Work that takes longer than a request may: jobs, imports, backups, deliveries. */
@Module({
  imports: [
    DatabaseModule.using(WorkerConfig, { max: 6 }),
    RedisModule.using(WorkerConfig),
    KafkaModule.using(WorkerConfig),
    SettingsModule,
    JobsModule,
    BackupModule,
    RestoreModule,
    BankImportModule,
    RegistryModule,
    DeliveriesModule,
    FilesModule,
    RetentionModule,
  ],
})
export class WorkerModule {}
