import { Controller } from '@nestjs/common';
import { dashboardStats, liveChart, recentLogs, topApiKeys, usageByCountry } from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { StatisticsQueries } from './statistics.queries.js';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsQueries) {}

  @Answers(dashboardStats)
  stats() {
    return this.statistics.today(new Date());
  }

  @Answers(topApiKeys)
  topKeys() {
    return this.statistics.topKeys(new Date());
  }

  @Answers(recentLogs)
  recent() {
    return this.statistics.recent(new Date());
  }

  @Answers(usageByCountry)
  countries() {
    return this.statistics.countries(new Date());
  }

  @Answers(liveChart)
  chart() {
    return this.statistics.lastHour(new Date());
  }
}
