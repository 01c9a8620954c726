import { Injectable } from '@nestjs/common';
import type { LiveEventName, LiveEvents } from '@pruefer/contracts';
import { withTimeout } from '@pruefer/platform';
import { StatisticsQueries } from '../statistics/statistics.queries.js';
import { eventText } from './event-stream.js';
import { LiveQueries } from './live.queries.js';
import { LiveFiguresReader } from './live-figures-reader.js';
import { affectedServices } from './system-status.js';
import { SystemMonitor } from './system-monitor.js';

const SEND_INTERVAL_MS = 2_000;
/** Limit for each event; above the limit of a single figure in `LiveFiguresReader`. */
const EVENT_TIMEOUT_MS = 2_500;

/** Events for all users; jobs are for admins only. */
type UpdateName = Exclude<LiveEventName, 'jobs'>;

/** The events for all users as text, and the changed ones. */
@Injectable()
export class LiveUpdates {
  private sentTexts = new Map<UpdateName, string>();
  private sentState = '';
  private readAt = 0;

  constructor(
    private readonly figures: LiveFiguresReader,
    private readonly statistics: StatisticsQueries,
    private readonly queries: LiveQueries,
    private readonly system: SystemMonitor,
  ) {}

  /** True every two seconds, and at once when a part of the system or a replica changes its state. */
  get areDue(): boolean {
    return Date.now() - this.readAt >= SEND_INTERVAL_MS || this.stateText() !== this.sentState;
  }

  /** All current events as text, for a new stream. */
  async all(): Promise<string> {
    return [...(await this.read()).values()].join('');
  }

  /** The events that changed since the last call. Figures contain their time and always change. */
  async readChanges(): Promise<string> {
    this.readAt = Date.now();
    this.sentState = this.stateText();
    const currentTexts = await this.read();
    const newTexts = [...currentTexts].filter(([name, text]) => this.sentTexts.get(name) !== text);
    // An event that cannot be read is sent again as soon as it can.
    this.sentTexts = currentTexts;
    return newTexts.map(([, text]) => text).join('');
  }

  private stateText(): string {
    const { parts, replicas } = this.system.now;
    return JSON.stringify([parts, affectedServices(replicas)]);
  }

  /** Reads the available events; for others the screens keep their values. */
  private async read(): Promise<Map<UpdateName, string>> {
    const now = new Date();
    const events: { readonly [Name in UpdateName]: Promise<LiveEvents[Name]> } = {
      figures: this.figures.run(now),
      stats: this.statistics.today(now),
      chart: this.statistics.lastHour(now),
      logs: this.queries.newRows(),
    };
    const texts = await Promise.all(
      Object.entries(events).map(async ([name, event]) => {
        const data = await withTimeout(EVENT_TIMEOUT_MS, event as Promise<object>).catch(() => undefined);
        return data ? ([[name, eventText(name, data)]] as [UpdateName, string][]) : [];
      }),
    );
    return new Map(texts.flat());
  }
}
