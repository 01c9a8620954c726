import { Module } from '@nestjs/common';
import { CleanUpLogs } from './clean-up-logs.js';
import { LogCleanupHandler } from './log-cleanup.handler.js';
import { LogCleanups } from './log-cleanups.js';
import { LogRetentionHandler } from './log-retention.handler.js';
import { LogService } from './log-service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';
import { ShowRetention } from './show-retention.js';

/** Retention settings, and the jobs that delete log rows, on request and on schedule. */
@Module({
  controllers: [RetentionController],
  providers: [
    LogService,
    LogCleanups,
    LogCleanupHandler,
    LogRetentionHandler,
    RetentionRepository,
    CleanUpLogs,
    ShowRetention,
  ],
})
export class RetentionModule {}
