import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { JobChanges } from '../table/job-changes.js';
import { JobClaims, type JobOutcome } from '../table/job-claims.js';
import type { JobHandler } from '../handlers/job-handler.js';
import type { JobRow } from '../table/job-row.js';
import { JobRepository } from '../table/job.repository.js';
import { JobStop } from '../handlers/job-stop.js';
import { outcomeOfFailure, type RequeuedJob } from './outcome-of-failure.js';
import type { RunningJob } from './running-job.js';

/** Milliseconds to wait for a handler that ignores its signal. */
const ABORT_GRACE_MS = 5_000;
const SAVE_RETRY_MS = 1_000;
/** Pause before a retry after an unavailable server; it grows by the same amount with every run. */
const PAUSE_MS = 10_000;

/** Runs a handler once and stores the outcome. */
@Injectable()
export class PerformJob {
  private readonly logger = new Logger(PerformJob.name);

  constructor(
    private readonly claims: JobClaims,
    private readonly jobs: JobRepository,
    private readonly changes: JobChanges,
  ) {}

  /** Resolves when the run has ended, also after a failure. A run that was replaced by another one stores nothing. */
  async run(handler: JobHandler, run: RunningJob): Promise<void> {
    const begunAtMs = performance.now();
    const outcome = await this.runHandler(handler, run);
    await this.saveOutcome(run, outcome);
    await run.close();
    // Best effort: the next job deletes the remaining rows.
    await this.jobs.deleteSurplus(handler.kind).catch(() => undefined);
    const tookMs = Math.round(performance.now() - begunAtMs);
    this.logger.log(
      { job: run.id, kind: handler.kind, attempt: run.claim.attempt, outcome: outcome.state, tookMs },
      'a run has ended',
    );
  }

  private async runHandler(handler: JobHandler, run: RunningJob): Promise<JobOutcome | RequeuedJob> {
    const controller = new AbortController();
    try {
      const result = await Promise.race([handler.run(run), this.stopWhenOverdue(handler, run, controller.signal)]);
      return { state: 'done', result };
    } catch (error) {
      const outcome = outcomeOfFailure(error, { stopReason: run.stopReason, timeoutMs: handler.timeoutMs });
      if (!(error instanceof JobStop))
        this.logger.warn({ err: error as Error, job: run.id, kind: handler.kind }, 'a run has failed');
      return outcome;
    } finally {
      controller.abort();
    }
  }

  /** After its final step a run may take as long again, because its result is still unknown. */
  private async stopWhenOverdue({ timeoutMs }: JobHandler, run: RunningJob, signal: AbortSignal): Promise<never> {
    const pause = (ms: number) => sleep(ms, undefined, { signal });
    await pause(timeoutMs);
    run.stop('limit');
    await pause(ABORT_GRACE_MS);
    if (run.isFinal) await pause(timeoutMs);
    throw new JobStop('limit');
  }

  /** Retries until PostgreSQL is available, or until the run may have been replaced. */
  private async saveOutcome(run: RunningJob, outcome: JobOutcome | RequeuedJob): Promise<void> {
    await run.flush();
    while (run.isLeaseValid) {
      try {
        const row = await this.storeOutcome(run, outcome);
        if (row) this.changes.publish(row);
        return;
      } catch (error) {
        this.logger.warn({ err: error as Error, job: run.id }, 'the outcome of a run could not be stored');
        await sleep(SAVE_RETRY_MS);
      }
    }
    this.logger.warn({ job: run.id, attempt: run.claim.attempt }, 'a run ended that is no longer its job’s');
  }

  private storeOutcome(run: RunningJob, outcome: JobOutcome | RequeuedJob): Promise<JobRow | undefined> {
    if (outcome.state !== 'waiting') return this.claims.end(run.claim, outcome);
    const pauseMs = outcome.isCounted ? PAUSE_MS * run.claim.attempt : 0;
    return this.claims.requeue(run.claim, pauseMs, outcome.isCounted);
  }
}
