import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { AuditModule } from './audit/audit.module.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { LogConfig } from './config.js';
import { ErasingModule } from './erasing/erasing.module.js';
import { RequestExportModule } from './export/request-export.module.js';
import { KeysModule } from './keys/keys.module.js';
import { LiveModule } from './live/live.module.js';
import { RecordingModule } from './recording/recording.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { UpkeepModule } from './upkeep/upkeep.module.js';

/** Requests and actions: stored, searched, counted, exported, cleaned up. */
@Module({
  imports: [
    DatabaseModule.using(LogConfig, { max: 5 }),
    RedisModule.using(LogConfig),
    KafkaModule.using(LogConfig),
    SettingsModule,
    RecordingModule,
    KeysModule,
    RequestsModule,
    RequestExportModule,
    StatisticsModule,
    LiveModule,
    AuditModule,
    CleanupModule,
    ErasingModule,
    UpkeepModule,
  ],
})
export class LogServiceModule {}
