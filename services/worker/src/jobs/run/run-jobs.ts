import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Readiness, repeatEvery, type Repetition, withTimeout } from '@pruefer/platform';
import { JobChanges } from '../table/job-changes.js';
import { type ClaimedJob, JobClaims } from '../table/job-claims.js';
import { JobHandlers } from '../handlers/job-handlers.js';
import { getJobLane } from '../table/get-job-lane.js';
import { PerformJob } from './perform-job.js';
import { RunningJob, STALE_AFTER_MS } from './running-job.js';

/** Poll interval for jobs lost in Redis or left by another process. */
const POLL_INTERVAL_MS = 10_000;
/** Part of the 4 s that a process has for its shutdown. */
const STOP_TIMEOUT_MS = 1_500;

/** Takes jobs from the table and runs them; a job runs in one process at a time. */
@Injectable()
export class RunJobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RunJobs.name);
  /** Job id → its run here; no more than there are lanes. */
  private readonly running = new Map<string, { run: RunningJob; lane: string; completion: Promise<void> }>();
  private repetition: Repetition | undefined;
  private claiming: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopping = false;
  private problem: string | undefined = 'not looked yet';

  constructor(
    private readonly claims: JobClaims,
    private readonly handlers: JobHandlers,
    private readonly perform: PerformJob,
    private readonly changes: JobChanges,
    readiness: Readiness,
  ) {
    readiness.add('jobs', () => this.problem, { required: false });
  }

  onApplicationBootstrap(): void {
    this.changes.listen((row) => {
      if (row.state === 'waiting') this.wake();
      if (row.isCancelWanted && !row.isFinal) this.running.get(row.id)?.run.stop('cancelled');
    });
    this.repetition = repeatEvery(POLL_INTERVAL_MS, RunJobs.name, () => this.poll());
  }

  /** Running jobs are returned to the queue or end. Jobs that do neither in time are found by their missing heartbeat. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    const runs = [...this.running.values()];
    for (const { run } of runs) run.stop('stopping');
    const shutdown = Promise.all([this.repetition?.stop(), this.claiming, ...runs.map((entry) => entry.completion)]);
    await withTimeout(STOP_TIMEOUT_MS, shutdown).catch(() => undefined);
  }

  /** Claims waiting jobs; a call during a run causes another run. */
  wake(): void {
    if (this.claiming) {
      this.isAskedAgain = true;
      return;
    }
    this.claiming = this.claimAll()
      // The next poll finds the remaining jobs.
      .catch((error: unknown) => this.logger.warn({ err: error as Error }, 'jobs could not be claimed'))
      .finally(() => {
        this.claiming = undefined;
        if (this.isAskedAgain) this.wake();
      });
  }

  private async poll(): Promise<void> {
    try {
      for (const row of await this.claims.requeueStale(STALE_AFTER_MS)) this.changes.publish(row);
      this.problem = undefined;
    } catch (error) {
      this.problem = (error as Error).message;
      throw error;
    }
    this.wake();
  }

  private async claimAll(): Promise<void> {
    do {
      this.isAskedAgain = false;
      for (let job = await this.claim(); job; job = await this.claim()) await this.begin(job);
    } while (this.isAskedAgain);
  }

  /** Claims a job of a free lane. A handler that ignores its abort signal keeps its lane occupied in this process. */
  private async claim(): Promise<ClaimedJob | undefined> {
    const busy = new Set([...this.running.values()].map(({ lane }) => lane));
    const kinds = this.handlers.kinds.filter((kind) => !busy.has(getJobLane(kind)));
    return this.isStopping || kinds.length === 0 ? undefined : this.claims.claim(kinds);
  }

  private async begin(job: ClaimedJob): Promise<void> {
    if (this.isStopping) return void (await this.claims.requeue({ id: job.id, attempt: job.attempts }, 0, false));
    this.changes.publish(job);
    const run = new RunningJob(job, this.claims, this.changes);
    const completion = this.perform.run(this.handlers.of(job.kind), run).finally(() => {
      this.running.delete(job.id);
      // The lane is free now, so a waiting job of it may start.
      if (!this.isStopping) this.wake();
    });
    this.running.set(job.id, { run, lane: getJobLane(job.kind), completion });
  }
}
