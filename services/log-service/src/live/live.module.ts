import { Module } from '@nestjs/common';
import { StatisticsQueries } from '../statistics/statistics.queries.js';
import { EventHub } from './event-hub.js';
import { LiveController } from './live.controller.js';
import { LiveNews } from './live-news.js';
import { LiveQueries } from './live.queries.js';
import { ReadLiveFigures } from './read-live-figures.js';
import { WatchSystem } from './watch-system.js';

/** The live screen: its figures, the state of the system, and the stream of events. */
@Module({
  controllers: [LiveController],
  providers: [StatisticsQueries, LiveQueries, WatchSystem, ReadLiveFigures, LiveNews, EventHub],
  exports: [StatisticsQueries],
})
export class LiveModule {}
