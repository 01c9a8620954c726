import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type JobKind, Problem } from '@pruefer/contracts';
import { RepeatEvery } from '@pruefer/platform';
import { JobChanges } from '../table/job-changes.js';
import { Jobs } from '../handlers/jobs.js';
import { JobQueue } from '../schedule/job-queue.js';
import { RunJobs } from './run-jobs.js';
import { ScheduleJobs } from '../schedule/schedule-jobs.js';

const POLL_INTERVAL_MS = 10_000;

/** Connects queue and table: waiting jobs wake a process, and due schedules start jobs. */
@Injectable()
export class DriveJobs implements OnApplicationBootstrap {
  private readonly logger = new Logger(DriveJobs.name);
  private hasPolled = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly jobs: Jobs,
    private readonly runner: RunJobs,
    private readonly schedule: ScheduleJobs,
    private readonly changes: JobChanges,
  ) {}

  onApplicationBootstrap(): void {
    // A new id for each wait, because BullMQ ignores ids that it already has.
    this.changes.listen(({ id, state, version }) => state === 'waiting' && void this.queue.wake(`${id}-${version}`));
    this.queue.listen({ wake: () => this.runner.wake(), due: (kind) => this.begin(kind) });
  }

  /** Starts a scheduled job. It is skipped while the previous or a conflicting one runs. */
  async begin(kind: JobKind): Promise<void> {
    try {
      await this.jobs.start(kind, {}, null);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'job_running')) throw error;
      this.logger.log({ kind, current: error.details.current }, 'a schedule was left out: such a job is under way');
    }
  }

  @RepeatEvery(POLL_INTERVAL_MS)
  async poll(): Promise<void> {
    // At first the settings have not been heard yet, and their time zone may be another.
    if (this.hasPolled) await this.schedule.run();
    this.hasPolled = true;
  }
}
