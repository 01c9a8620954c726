import { Injectable } from '@nestjs/common';
import { beginOfDay, type CleanupStats, dayIn, type LogMonth, type LogStats, type Timezone } from '@pruefer/contracts';
import { RequestQueries } from '../requests/sql/request.queries.js';
import { type Selection, wholeLog } from '../requests/filter/selection.js';
import { checkCleanupDay, CleanupRules, latestCleanupDay } from './cleanup-rules.js';

/** Counts the log's rows and those that a cleanup would delete. */
@Injectable()
export class CountLogs {
  constructor(
    private readonly queries: RequestQueries,
    private readonly rules: CleanupRules,
  ) {}

  /** Number of rows in total and by month, from the first month with rows on, and the time of the oldest row. */
  async stats(): Promise<LogStats> {
    const { cleanedUntil, now } = await this.queries.state();
    const all = wholeLog(cleanedUntil);
    const oldestDay = (await this.queries.countByDay(all)).at(-1)?.day;
    if (oldestDay === undefined) return { totalLogs: 0, oldestLog: null, logsByMonth: [] };
    const oldestLog = await this.readOldest(all, oldestDay);
    const logsByMonth = await this.byMonth(all, new Date(oldestLog ?? oldestDay), now);
    return { totalLogs: logsByMonth.reduce((sum, { count }) => sum + count, 0), oldestLog, logsByMonth };
  }

  /** Previews a cleanup. @param date YYYY-MM-DD, by default the latest allowed day @throws Problem `cleanup_too_late` */
  async forCleanup(date?: string): Promise<CleanupStats> {
    const { cleanedUntil, now } = await this.queries.state();
    const bounds = this.rules.boundsAt(now);
    const latestDate = latestCleanupDay(bounds);
    const day = date ?? latestDate;
    checkCleanupDay(day, bounds);
    const all = wholeLog(cleanedUntil);
    const edge = new Date(Math.max(+beginOfDay(day, bounds.zone), +all.from));
    const logsToDelete = await this.count({ ...all, to: edge });
    const oldestLog = await this.oldest(all);
    return { date: day, latestDate, keptDays: bounds.keptDays, logsToDelete, oldestLog };
  }

  private async byMonth(all: Selection, oldest: Date, now: Date): Promise<LogMonth[]> {
    const timezone = this.rules.zone;
    const months: LogMonth[] = [];
    const current = monthIn(timezone, now);
    for (let month = monthIn(timezone, oldest); month <= current; month = monthAfter(month)) {
      const from = new Date(Math.max(+beginOfMonth(month, timezone), +all.from));
      // Rows of a clock that is ahead count in the current month.
      const to = month === current ? all.to : beginOfMonth(monthAfter(month), timezone);
      months.push({ month, count: await this.count({ ...all, from, to }) });
    }
    const first = months.findIndex(({ count }) => count > 0);
    return first < 0 ? [] : months.slice(first);
  }

  private async count(selection: Selection): Promise<number> {
    return (await this.queries.countByDay(selection)).reduce((sum, { rows }) => sum + rows, 0);
  }

  private async oldest(all: Selection): Promise<string | null> {
    const oldestDay = (await this.queries.countByDay(all)).at(-1)?.day;
    return oldestDay === undefined ? null : this.readOldest(all, oldestDay);
  }

  /** Time of the oldest row of a day; null when only its sums are left. */
  private async readOldest(all: Selection, day: string): Promise<string | null> {
    const [entry] = await this.queries.pageOfDay(all, { day, limit: 1, towards: 'newer' });
    return entry?.timestamp ?? null;
  }
}

function monthIn(zone: Timezone, instant: Date): string {
  return dayIn(zone, instant).slice(0, 7);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

function beginOfMonth(month: string, zone: Timezone): Date {
  return beginOfDay(`${month}-01`, zone);
}
