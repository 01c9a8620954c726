import { addDays } from '@pruefer/contracts';
import { Injectable } from '@nestjs/common';
import { type DayState, PartitionRepository } from './partition.repository.js';

/** Number of future days that get partitions in advance. */
const DAYS_AHEAD = 7;

/** Age in days up to which a missing partition is created. No event waits longer in Kafka (14 days) and the outbox. */
const OLDEST_NEW_DAY = 30;

/** `open`: takes rows. `cleaned`: wholly before the last cleanup, its events are dropped. `outside`: no partition may exist for it. */
export type DayStatus = 'open' | 'cleaned' | 'outside';

/** Tracks the days that accept rows, and creates missing partitions. */
@Injectable()
export class LogDays {
  private readonly open = new Set<string>();

  constructor(private readonly partitions: PartitionRepository) {}

  /** Opens today and the next days. @returns those that were new */
  async openAhead(): Promise<string[]> {
    const state = await this.readState();
    const plannedDays = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(state.today, ahead));
    const missingDays = plannedDays.filter((day) => !this.open.has(day));
    for (const day of missingDays) await this.create(day);
    return missingDays;
  }

  /** Status of each day, which decides how its events are handled. Only queries PostgreSQL for unknown days. */
  async readStatuses(days: ReadonlySet<string>): Promise<ReadonlyMap<string, DayStatus>> {
    const unknown = [...days].filter((day) => !this.open.has(day));
    const state = unknown.length > 0 ? await this.readState() : undefined;
    const statuses = new Map<string, DayStatus>();
    for (const day of days) {
      const status = this.open.has(day) || !state ? 'open' : computeDayStatus(day, state);
      if (status === 'open' && !this.open.has(day)) await this.create(day);
      statuses.set(day, status);
    }
    return statuses;
  }

  /** Clears the known days, because another process may have dropped one. */
  forget(): void {
    this.open.clear();
  }

  private async readState(): Promise<DayState> {
    const state = await this.partitions.state();
    this.forget();
    for (const day of state.days) this.open.add(day);
    return state;
  }

  private async create(day: string): Promise<void> {
    await this.partitions.create(day);
    this.open.add(day);
  }
}

/** The status of a day without a partition. `open`: its partition may be created. */
export function computeDayStatus(day: string, { today, cleanedUntil }: Omit<DayState, 'days'>): DayStatus {
  if (cleanedUntil !== null && day < cleanedUntil) return 'cleaned';
  return day >= addDays(today, -OLDEST_NEW_DAY) && day <= addDays(today, DAYS_AHEAD) ? 'open' : 'outside';
}
