import { Module } from '@nestjs/common';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsQueries } from './statistics.queries.js';

/** Figures of the dashboard, from sums that are kept up to date. */
@Module({ controllers: [StatisticsController], providers: [StatisticsQueries], exports: [StatisticsQueries] })
export class StatisticsModule {}
