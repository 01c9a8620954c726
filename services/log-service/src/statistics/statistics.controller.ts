import { Controller } from '@nestjs/common';
import {
  type CountryUsage,
  type DashboardStats,
  dashboardStats,
  liveChart,
  type LiveChartPoint,
  type RecentLog,
  recentLogs,
  type TopApiKey,
  topApiKeys,
  usageByCountry,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { StatisticsQueries } from './statistics.queries.js';

/** The figures of the dashboard. */
@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsQueries) {}

  @Answers(dashboardStats)
  stats(): Promise<DashboardStats> {
    return this.statistics.today(new Date());
  }

  @Answers(topApiKeys)
  topKeys(): Promise<TopApiKey[]> {
    return this.statistics.topKeys(new Date());
  }

  @Answers(recentLogs)
  recent(): Promise<RecentLog[]> {
    return this.statistics.recent(new Date());
  }

  @Answers(usageByCountry)
  countries(): Promise<CountryUsage[]> {
    return this.statistics.countries(new Date());
  }

  @Answers(liveChart)
  chart(): Promise<LiveChartPoint[]> {
    return this.statistics.lastHour(new Date());
  }
}
