import { Module } from '@nestjs/common';
import { LogCleanupHandler, LogRetentionHandler } from './log-cleanup.handlers.js';
import { LogService } from './log-service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';
import { ShowRetention } from './show-retention.js';

/** Retention settings, and the jobs that delete log rows, on request and on schedule. */
@Module({
  controllers: [RetentionController],
  providers: [LogService, LogCleanupHandler, LogRetentionHandler, RetentionRepository, ShowRetention],
})
export class RetentionModule {}
