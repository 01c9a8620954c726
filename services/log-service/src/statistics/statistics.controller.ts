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
import { Handles } from '@pruefer/platform';
import { StatisticsQueries } from './statistics.queries.js';

/** The figures of the dashboard. */
@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsQueries) {}

  @Handles(dashboardStats)
  stats(): Promise<DashboardStats> {
    return this.statistics.today(new Date());
  }

  @Handles(topApiKeys)
  topKeys(): Promise<TopApiKey[]> {
    return this.statistics.topKeys(new Date());
  }

  @Handles(recentLogs)
  recent(): Promise<RecentLog[]> {
    return this.statistics.recent(new Date());
  }

  @Handles(usageByCountry)
  countries(): Promise<CountryUsage[]> {
    return this.statistics.countries(new Date());
  }

  @Handles(liveChart)
  chart(): Promise<LiveChartPoint[]> {
    return this.statistics.lastHour(new Date());
  }
}
