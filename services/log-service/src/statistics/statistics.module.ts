import { Module } from '@nestjs/common';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsQueries } from './statistics.queries.js';

@Module({ controllers: [StatisticsController], providers: [StatisticsQueries], exports: [StatisticsQueries] })
export class StatisticsModule {}
