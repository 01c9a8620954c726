import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { AuditModule } from './audit/audit.module.js';
import { LogConfig } from './config.js';
import { ConsumerHealth } from './consuming/consumer-health.js';
import { StoredOffsets } from './consuming/stored-offsets.js';
import { CopyKeys } from './keys/copy-keys.js';
import { KeyEventsController } from './keys/key-events.controller.js';
import { LiveModule } from './live/live.module.js';
import { LogDays } from './partitions/log-days.js';
import { PartitionRepository } from './partitions/partition.repository.js';
import { RecordRequests } from './recording/record-requests.js';
import { RequestEventsController } from './recording/request-events.controller.js';
import { RequestRepository } from './recording/request.repository.js';
import { RequestsModule } from './requests/requests.module.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { DropOldValues } from './upkeep/drop-old-values.js';
import { RollUpSums } from './upkeep/roll-up-sums.js';
import { CleanUp } from './cleanup/clean-up.js';
import { CleanupController } from './cleanup/cleanup.controller.js';
import { CleanupRules } from './cleanup/cleanup-rules.js';
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
    SettingsModule,
    LiveModule,
    RequestsModule,
    AuditModule,
  ],
  controllers: [RequestEventsController, KeyEventsController, StatisticsController, CleanupController],
  providers: [
    WritePool,
    StoredOffsets,
    PartitionRepository,
    LogDays,
    RequestRepository,
    RecordRequests,
    CopyKeys,
    ConsumerHealth,
    DropOldValues,
    RollUpSums,
    CleanupRules,
    CleanupRepository,
    RemoveCleanedRows,
    CountLogs,
    CleanUp,
    Upkeep,
  ],
})
export class LogServiceModule {}
