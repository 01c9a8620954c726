import { Module } from '@nestjs/common';
import { ReadUsage } from './read-usage.js';
import { UsageController } from './usage.controller.js';
import { UsageQueries } from './usage.queries.js';
import { UsageRepository } from './usage.repository.js';

/** Usage of contracts by day. */
@Module({
  controllers: [UsageController],
  providers: [UsageQueries, UsageRepository, ReadUsage],
  exports: [UsageQueries, UsageRepository],
})
export class UsageModule {}
