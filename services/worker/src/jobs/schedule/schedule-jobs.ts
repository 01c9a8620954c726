import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobKind, JobSchedule } from '@pruefer/contracts';
import { CurrentSettings, RepeatEvery } from '@pruefer/platform';
import { JobHandlers } from '../handlers/job-handlers.js';
import { Jobs } from '../handlers/jobs.js';
import { RunJobs } from '../run/run-jobs.js';
import { JobQueue } from './job-queue.js';
import { type Schedule, schedules } from './schedules.js';

const POLL_INTERVAL_MS = 10_000;

/** Keeps the schedules of the queue up to date in the configured time zone, and starts the jobs that the queue reports. */
@Injectable()
export class ScheduleJobs implements OnApplicationBootstrap {
  private hasPolled = false;
  private followedZone: string | undefined;

  constructor(
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly settings: CurrentSettings,
    private readonly jobs: Jobs,
    private readonly runner: RunJobs,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.listen({ wake: () => this.runner.wake(), due: (kind) => this.jobs.startUnlessRunning(kind) });
  }

  @RepeatEvery(POLL_INTERVAL_MS)
  async poll(): Promise<void> {
    // At first the settings have not been heard yet, and their time zone may be another.
    if (this.hasPolled) await this.run();
    this.hasPolled = true;
  }

  /** Creates missing or changed schedules, also after a data loss in Redis. An unchanged schedule keeps its overdue run. */
  async run(): Promise<void> {
    const zone = this.settings.now.timezone;
    const plannedSchedules = this.handledSchedules();
    const count = await this.queue.schedulerCount();
    if (count === undefined || (count === plannedSchedules.length && zone === this.followedZone)) return;
    const present = await this.queue.schedulers();
    if (!present) return;
    const isAsWanted = ({ kind, pattern }: Schedule) =>
      present.some((scheduler) => scheduler.kind === kind && scheduler.pattern === pattern && scheduler.tz === zone);
    for (const schedule of plannedSchedules) if (!isAsWanted(schedule)) await this.queue.schedule(schedule, zone);
    for (const { kind } of present)
      if (!plannedSchedules.some((schedule) => schedule.kind === kind)) await this.queue.unschedule(kind);
    this.followedZone = zone;
  }

  /** All schedules with a handler here, with the time of their next run; null: switched off or unknown. */
  async list(): Promise<JobSchedule[]> {
    const present = await this.queue.schedulers();
    return Promise.all(
      this.handledSchedules().map(async ({ kind, rhythm }) => {
        const next = present?.find((scheduler) => scheduler.kind === kind)?.next;
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

  /** The schedules with a handler in this process. */
  private handledSchedules(): Schedule[] {
    return schedules.filter(({ kind }) => this.handlers.has(kind));
  }

  /** An unknown state counts as enabled, because its run reports the cause. */
  private reasonOff(kind: JobKind): Promise<string | null> {
    return this.handlers
      .of(kind)
      .switchedOff()
      .catch(() => null);
  }
}
