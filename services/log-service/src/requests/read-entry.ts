import { Injectable } from '@nestjs/common';
import { addDays, type LogEntry, Problem } from '@pruefer/contracts';
import { toUtcDay } from '../partitions/utc-day.js';
import { RequestQueries } from './sql/request.queries.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads one row of the log with all stored details. */
@Injectable()
export class ReadEntry {
  constructor(private readonly queries: RequestQueries) {}

  /** @throws Problem `log_unknown`, also for an invalid id */
  async run(id: string): Promise<LogEntry> {
    if (!UUID.test(id)) throw new Problem('log_unknown');
    const position = (await this.queries.findPosition(id, listLikelyDays(id))) ?? (await this.queries.findPosition(id));
    const { cleanedUntil } = await this.queries.state();
    if (!position || (cleanedUntil && position.at < cleanedUntil)) throw new Problem('log_unknown');
    const [entry] = await this.queries.rowsAt([position]);
    if (!entry) throw new Problem('log_unknown');
    return entry;
  }
}

/** Likely days of a row: the time in a UUIDv7 is nearly always that of the row. */
function listLikelyDays(id: string): string[] {
  const madeAt = new Date(parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  const day = toUtcDay(madeAt);
  return hasFourDigits(day) ? [day, addDays(day, -1), addDays(day, 1)].filter(hasFourDigits) : [];
}

/** PostgreSQL does not read the days after the year 9999 as JavaScript writes them. */
function hasFourDigits(day: string): boolean {
  return /^\d{4}-/.test(day);
}
