import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Job, type JobKind, type JobTrigger, Problem, type ProblemCode, problems } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { JobChanges } from '../table/job-changes.js';
import { JobHandlers } from './job-handlers.js';
import { isEnded, type JobRow, toJob } from '../table/job-row.js';
import { JobRepository } from '../table/job.repository.js';

/** Poll interval for jobs of other processes, whose end is visible in the table only. */
const POLL_INTERVAL_MS = 1_000;
/** Tries to add a job, because a conflicting one may end between the two statements. */
const MAX_TRIES = 5;

/** Starts jobs, unless a conflicting one waits or runs, and waits for their end. */
@Injectable()
export class Jobs implements OnModuleDestroy {
  private readonly logger = new Logger(Jobs.name);
  private readonly shutdown = new AbortController();

  constructor(
    private readonly handlers: JobHandlers,
    private readonly jobs: JobRepository,
    private readonly changes: JobChanges,
  ) {}

  /** Begins a job. @throws Problem `job_running` with the job that runs; `unavailable` */
  async start(kind: JobKind, data: Readonly<Record<string, unknown>>, actor: Actor | null): Promise<Job> {
    const job = { id: randomUUID(), kind: this.handlers.of(kind).kind, origin: getTrigger(actor), actor, data };
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const addition = await this.jobs.add(job);
      if (addition) {
        this.changes.publish(addition);
        return toJob(addition);
      }
      const current = await this.jobs.findActive(kind);
      if (current) throw new Problem('job_running', { current: toJob(current) });
    }
    throw new Problem('job_running');
  }

  /** Begins a job of a schedule; it is left out while the previous or a conflicting one runs. */
  async startUnlessRunning(kind: JobKind, data: Readonly<Record<string, unknown>> = {}): Promise<void> {
    try {
      await this.start(kind, data, null);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'job_running')) throw error;
      this.logger.log({ kind, current: error.details.current }, 'a schedule was left out: such a job is under way');
    }
  }

  /**
   * Waits for the end of a job.
   * @param timeoutMs longest wait
   * @throws Problem of the failed job, or `job_failed` without a code; `job_unfinished` after `timeoutMs` or at shutdown; `job_unknown`
   */
  async waitForEnd(id: string, timeoutMs: number): Promise<Job> {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const row = await this.jobs.find(id);
      if (!row) throw new Problem('job_unknown');
      if (isEnded(row)) return requireDone(row);
      const leftMs = deadline - performance.now();
      if (leftMs <= 0 || this.shutdown.signal.aborted) throw new Problem('job_unfinished', { current: toJob(row) });
      await this.untilChanged(id, Math.min(POLL_INTERVAL_MS, leftMs));
    }
  }

  /** Answers waiting callers, so that the process can exit. */
  onModuleDestroy(): void {
    this.shutdown.abort();
  }

  /** Waits until this process ends the job, `timeoutMs` at most. */
  private async untilChanged(id: string, timeoutMs: number): Promise<void> {
    const { signal } = this.shutdown;
    let removeListeners = (): void => undefined;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      const onChange = (row: JobRow) => row.id === id && isEnded(row) && resolve();
      const stopListening = this.changes.listen(onChange);
      const stop = () => resolve();
      signal.addEventListener('abort', stop, { once: true });
      removeListeners = () => {
        clearTimeout(timer);
        stopListening();
        signal.removeEventListener('abort', stop);
      };
    });
    removeListeners();
  }
}

function getTrigger(actor: Actor | null): JobTrigger {
  if (!actor) return 'schedule';
  return actor.origin ? 'staff' : 'command-line';
}

function requireDone(row: JobRow): Job {
  if (row.state === 'done') return toJob(row);
  const code = row.failureCode && row.failureCode in problems ? (row.failureCode as ProblemCode) : 'job_failed';
  throw new Problem(code, { ...(row.failure && { text: row.failure }), current: toJob(row) });
}
