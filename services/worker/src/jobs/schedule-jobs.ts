import { Injectable } from '@nestjs/common';
import type { JobKind, JobSchedule } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { type Schedule, schedules } from './schedules.js';

/** Keeps the schedules in the queue as they should be, in the time zone of the settings, and tells when they are due. */
@Injectable()
export class ScheduleJobs {
  private followedZone: string | undefined;

  constructor(
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly settings: CurrentSettings,
  ) {}

  /** Makes what is missing or different, also after Redis has lost them. A schedule that is as it should be keeps a run that is overdue. */
  async run(): Promise<void> {
    const zone = this.settings.now.timezone;
    const wanted = this.known();
    const count = await this.queue.schedulerCount();
    if (count === undefined || (count === wanted.length && zone === this.followedZone)) return;
    const present = await this.queue.schedulers();
    if (!present) return;
    const isAsWanted = ({ kind, pattern }: Schedule) =>
      present.some((one) => one.kind === kind && one.pattern === pattern && one.tz === zone);
    for (const schedule of wanted) if (!isAsWanted(schedule)) await this.queue.schedule(schedule, zone);
    for (const { kind } of present) if (!wanted.some((one) => one.kind === kind)) await this.queue.unschedule(kind);
    this.followedZone = zone;
  }

  async list(): Promise<JobSchedule[]> {
    const present = await this.queue.schedulers();
    return Promise.all(
      this.known().map(async ({ kind, rhythm }) => {
        const next = present?.find((one) => one.kind === kind)?.next;
        const switchedOff = await this.reasonOff(kind);
        return {
          kind,
          rhythm,
          nextAt: next && switchedOff === null ? new Date(next).toISOString() : null,
          switchedOff,
        };
      }),
    );
  }

  /** Those that have a handler here. */
  private known(): Schedule[] {
    return schedules.filter(({ kind }) => this.handlers.has(kind));
  }

  /** What nobody can tell now counts as on: its run will say so itself. */
  private reasonOff(kind: JobKind): Promise<string | null> {
    return this.handlers
      .of(kind)
      .switchedOff()
      .catch(() => null);
  }
}
