import { Injectable } from '@nestjs/common';
import {
  type CountryUsage,
  type DashboardStats,
  DAY_MS,
  HOUR_MS,
  type HourOfRequests,
  type LiveChartPoint,
  type RecentLog,
  type TopApiKey,
} from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { Pool, type QueryResultRow } from 'pg';
import { utcDayBefore } from '../partitions/utc-day.js';
import * as statements from './statistics.statements.js';

interface LastThirtyDays {
  /** Full hour, 30 days back. */
  readonly begin: Date;
  /** The first UTC midnight in the range: later data comes from whole UTC days, earlier data from hours and minutes. */
  readonly midnight: Date;
}

const MAX_RECENT = 10;

/** Today's sums from PostgreSQL. */
interface TodaySums {
  readonly activeApiKeys: number;
  readonly allApiKeys: number;
  readonly todayRequests: number;
  readonly totalRequests: number;
  readonly todayIbans: number;
  /** IBANs with a verdict, and refused requests. */
  readonly attemptsToday: number;
  readonly validToday: number;
  readonly timedToday: number;
  readonly responseTimeUsToday: number;
  readonly lastDay: readonly HourSums[];
}

/** Null in an hour without requests. */
interface HourSums {
  readonly hour: string;
  readonly requests: number;
  readonly attempts: number | null;
  readonly valid: number | null;
  readonly timed: number | null;
  readonly responseTimeUs: number | null;
}

/** All SQL of the dashboard. Figures come from sums, never from raw rows; each call is one statement, so its values belong to one moment. */
@Injectable()
export class StatisticsQueries {
  constructor(
    private readonly pool: Pool,
    private readonly settings: CurrentSettings,
  ) {}

  /** The cards. "Today" is the day of `now` in the configured time zone. */
  async today(now: Date): Promise<DashboardStats> {
    const [sums] = await this.rows<TodaySums>(statements.selectToday, [now, this.settings.now.timezone]);
    const { validToday, attemptsToday, timedToday, responseTimeUsToday, lastDay, ...figures } = sums!;
    return {
      ...figures,
      successRate: oneDecimal((100 * validToday) / attemptsToday),
      avgResponseTime: oneDecimal(responseTimeUsToday / timedToday / 1_000),
      lastDay: lastDay.map(toHourOfRequests),
    };
  }

  /** The ten keys with the most IBANs and refused requests of the last 30 days. */
  topKeys(now: Date): Promise<TopApiKey[]> {
    const { begin, midnight } = lastThirtyDays(now);
    return this.rows(statements.selectTopKeys, [begin, midnight]);
  }

  /** IBANs and refused requests of the last 30 days by country, most first; the 50 largest. */
  countries(now: Date): Promise<CountryUsage[]> {
    const { begin, midnight } = lastThirtyDays(now);
    return this.rows(statements.selectCountries, [begin, midnight]);
  }

  /** The ten newest rows of the log. Usually reads the partitions of two days only. */
  async recent(now: Date): Promise<RecentLog[]> {
    const yesterday = utcDayBefore(now);
    const newest = await this.rows<RecentLog>(statements.selectRecent, [yesterday]);
    return newest.length === MAX_RECENT ? newest : this.rows(statements.selectRecent, ['-infinity']);
  }

  /** The last 60 minutes, each with its requests, the running one last. */
  lastHour(now: Date): Promise<LiveChartPoint[]> {
    return this.rows(statements.selectLastHour, [now]);
  }

  private async rows<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(text, values);
    return rows;
  }
}

function toHourOfRequests({ hour, requests, attempts, valid, timed, responseTimeUs }: HourSums): HourOfRequests {
  return {
    hour: new Date(hour).toISOString(),
    requests,
    successRate: attempts ? oneDecimal((100 * (valid ?? 0)) / attempts) : null,
    avgResponseTime: timed && responseTimeUs !== null ? oneDecimal(responseTimeUs / timed / 1_000) : null,
  };
}

/** Rounds to one decimal; 0 after a division by zero. */
function oneDecimal(value: number): number {
  return Number.isFinite(value) ? Math.round(value * 10) / 10 : 0;
}

/** The 30 days before `now`. */
export function lastThirtyDays(now: Date): LastThirtyDays {
  const begin = Math.floor((now.getTime() - 30 * DAY_MS) / HOUR_MS) * HOUR_MS;
  return { begin: new Date(begin), midnight: new Date(Math.ceil(begin / DAY_MS) * DAY_MS) };
}
