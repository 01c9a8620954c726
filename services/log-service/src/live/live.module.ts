import { Module } from '@nestjs/common';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { EventHub } from './event-hub.js';
import { JobEventsController } from './job-events.controller.js';
import { LiveController } from './live.controller.js';
import { LiveUpdates } from './live-updates.js';
import { LiveQueries } from './live.queries.js';
import { LiveFiguresReader } from './live-figures-reader.js';
import { RecentJobs } from './recent-jobs.js';
import { SystemMonitor } from './system-monitor.js';

@Module({
  imports: [StatisticsModule],
  controllers: [LiveController, JobEventsController],
  providers: [LiveQueries, SystemMonitor, LiveFiguresReader, LiveUpdates, RecentJobs, EventHub],
})
export class LiveModule {}
