import { Module } from '@nestjs/common';
import { CleanUpLogs } from './clean-up-logs.js';
import { LogCleanupHandler } from './log-cleanup.handler.js';
import { LogCleanups } from './log-cleanups.js';
import { LogRetentionHandler } from './log-retention.handler.js';
import { LogService } from './log-service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';
import { ShowRetention } from './show-retention.js';

/** How long what is kept, and the jobs that delete log rows: when staff asks for it and by the clock. */
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
