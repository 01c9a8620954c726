import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type JobKind, jobKinds, type JobState } from '@pruefer/contracts';
import { Gauge, Histogram, Registry } from 'prom-client';
import { JobChanges } from '../table/job-changes.js';
import { isEnded } from '../table/job-row.js';
import { JobsPool } from '../table/jobs-pool.js';

const SECONDS = [1, 5, 15, 60, 300, 900, 3_600, 14_400];

interface CountedJobs {
  readonly kind: JobKind;
  readonly state: JobState;
  readonly jobs: number;
  readonly lastSecond: number | null;
}

/** Metrics of jobs: count, duration and last success per kind. Read from the table on demand. */
@Injectable()
export class JobMetrics implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobMetrics.name);
  private readonly jobs: Gauge;
  private readonly lastSuccess: Gauge;
  private readonly duration: Histogram;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly database: JobsPool,
    private readonly changes: JobChanges,
    metrics: Registry,
  ) {
    const registers = [metrics];
    // Both gauges are collected together and share one query.
    const collect = () => (this.reading ??= this.read().finally(() => (this.reading = undefined)));
    this.jobs = new Gauge({
      name: 'jobs',
      help: 'Jobs that are kept, by kind and state',
      labelNames: ['kind', 'state'],
      registers,
      collect,
    });
    this.lastSuccess = new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job of the kind succeeded last',
      labelNames: ['kind'],
      registers,
      collect,
    });
    this.duration = new Histogram({
      name: 'job_duration_seconds',
      help: 'Time from the begin of the last run of a job to its end',
      labelNames: ['kind', 'state'],
      buckets: SECONDS,
      registers,
    });
    // A series that starts with its first failure shows no increase, so no alert would fire.
    for (const kind of jobKinds) this.duration.zero({ kind, state: 'failed' });
  }

  onApplicationBootstrap(): void {
    this.changes.listen((row) => {
      const { kind, state, startedAt, endedAt } = row;
      if (!isEnded(row) || !startedAt || !endedAt) return;
      this.duration.observe({ kind, state }, (endedAt.getTime() - startedAt.getTime()) / 1_000);
    });
  }

  /** While PostgreSQL is unavailable these figures are left out. */
  private async read(): Promise<void> {
    this.jobs.reset();
    this.lastSuccess.reset();
    try {
      const { rows } = await this.database.pool.query<CountedJobs>(
        `SELECT kind, state, count(*)::int AS jobs, extract(epoch FROM max(ended_at))::float8 AS "lastSecond"
         FROM jobs.job GROUP BY kind, state`,
      );
      for (const { kind, state, jobs, lastSecond } of rows) {
        this.jobs.set({ kind, state }, jobs);
        if (state === 'done' && lastSecond !== null) this.lastSuccess.set({ kind }, lastSecond);
      }
    } catch (error) {
      this.logger.warn(`jobs could not be counted: ${(error as Error).message}`);
    }
  }
}
