import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule } from '@pruefer/platform';
import { BankImportModule } from './bank-import/bank-import.module.js';
import { WorkerConfig } from './config.js';

@Module({
  imports: [
    DatabaseModule.using(WorkerConfig, { max: 4 }),
    RedisModule.using(WorkerConfig),
    KafkaModule.using(WorkerConfig),
    BankImportModule,
  ],
})
export class WorkerModule {}
