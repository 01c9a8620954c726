import { Module } from '@nestjs/common';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { EventHub } from './event-hub.js';
import { LiveController } from './live.controller.js';
import { LiveNews } from './live-news.js';
import { LiveQueries } from './live.queries.js';
import { ReadLiveFigures } from './read-live-figures.js';
import { WatchSystem } from './watch-system.js';

/** The live screen: its figures, the state of the system, and the stream of events. */
@Module({
  imports: [StatisticsModule],
  controllers: [LiveController],
  providers: [LiveQueries, WatchSystem, ReadLiveFigures, LiveNews, EventHub],
})
export class LiveModule {}
