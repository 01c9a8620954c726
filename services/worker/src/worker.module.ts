import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule } from '@pruefer/platform';
import { BankImportModule } from './bank-import/bank-import.module.js';
import { WorkerConfig } from './config.js';

@Module({
  imports: [DatabaseModule.using(WorkerConfig, { max: 4 }), KafkaModule.using(WorkerConfig), BankImportModule],
})
export class WorkerModule {}
