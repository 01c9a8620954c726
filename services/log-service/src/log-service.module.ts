import { Module } from '@nestjs/common';
import { DatabaseModule, KAFKA, KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { AuditModule } from './audit/audit.module.js';
import { LogConfig } from './config.js';
import { ConsumerHealth, KEY_CONSUMER, REQUEST_CONSUMER } from './consuming/consumer-health.js';
import { CopyKeys } from './keys/copy-keys.js';
import { keyConsumer } from './keys/key-consumer.js';
import { LiveModule } from './live/live.module.js';
import { LogDays } from './partitions/log-days.js';
import { PartitionRepository } from './partitions/partition.repository.js';
import { RecordRequests } from './recording/record-requests.js';
import { requestConsumer } from './recording/request-consumer.js';
import { RequestRepository } from './recording/request.repository.js';
import { RequestsModule } from './requests/requests.module.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { DropOldValues } from './upkeep/drop-old-values.js';
import { RollUpSums } from './upkeep/roll-up-sums.js';
import { CleanUp } from './cleanup/clean-up.js';
import { CleanupController } from './cleanup/cleanup.controller.js';
import { CleanupRepository } from './cleanup/cleanup.repository.js';
import { CountLogs } from './cleanup/count-logs.js';
import { RemoveCleanedRows } from './cleanup/remove-cleaned-rows.js';
import { Upkeep } from './upkeep/upkeep.js';
import { WritePool } from './write-pool.js';

@Module({
  imports: [
    DatabaseModule.using(LogConfig, { max: 5 }),
    RedisModule.using(LogConfig),
    KafkaModule.using(LogConfig),
    SettingsModule.using(LogConfig),
    LiveModule,
    RequestsModule,
    AuditModule,
  ],
  controllers: [StatisticsController, CleanupController],
  providers: [
    WritePool,
    PartitionRepository,
    LogDays,
    RequestRepository,
    RecordRequests,
    { provide: REQUEST_CONSUMER, inject: [KAFKA, LogConfig, RecordRequests, WritePool], useFactory: requestConsumer },
    CopyKeys,
    { provide: KEY_CONSUMER, inject: [KAFKA, LogConfig, CopyKeys, WritePool], useFactory: keyConsumer },
    ConsumerHealth,
    DropOldValues,
    RollUpSums,
    CleanupRepository,
    RemoveCleanedRows,
    CountLogs,
    CleanUp,
    Upkeep,
  ],
})
export class LogServiceModule {}
