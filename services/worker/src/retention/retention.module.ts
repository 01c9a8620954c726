import { Module } from '@nestjs/common';
import { LogCleanupHandler, LogRetentionHandler } from './log-cleanup.handlers.js';
import { LogService } from './log-service.js';
import { ReadRetention } from './read-retention.js';
import { RetentionController } from './retention.controller.js';
import { RetentionRepository } from './retention.repository.js';

/** Retention settings, and the jobs that delete log rows, on request and on schedule. */
@Module({
  controllers: [RetentionController],
  providers: [LogService, LogCleanupHandler, LogRetentionHandler, RetentionRepository, ReadRetention],
})
export class RetentionModule {}
