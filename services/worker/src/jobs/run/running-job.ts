import { type JobProgress, MAX_JOB_LINES } from '@pruefer/contracts';
import { type Actor, repeatEvery, type Repetition } from '@pruefer/platform';
import type { JobChanges } from '../table/job-changes.js';
import type { Claim, ClaimedJob, JobClaims, NumberedLine } from '../table/job-claims.js';
import type { JobRun } from '../handlers/job-handler.js';
import { JobStop, type StopReason } from '../handlers/job-stop.js';

const SAVE_INTERVAL_MS = 500;
/** Heartbeat interval of a run without progress. */
const HEARTBEAT_MS = 5_000;
/** A run without a heartbeat for this time is replaced. */
export const STALE_AFTER_MS = 15_000;
/** A run that cannot store its heartbeat for this time aborts itself, before another run may replace it. */
const ABORT_AFTER_MS = 12_000;

const MAX_STEP_LENGTH = 200;
const MAX_LINE_LENGTH = 500;

/** A run of a job: the input of its handler, and its stored progress. */
export class RunningJob implements JobRun {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor | null;
  readonly claim: Claim;
  isFinal = false;

  private readonly controller = new AbortController();
  private readonly saving: Repetition;
  private savedAtMs = performance.now();
  private state: JobProgress | null = null;
  private lines: NumberedLine[] = [];
  private lastLine: number;
  private hasUnsavedProgress = false;

  constructor(
    { id, data, actor, attempts, lastLine }: ClaimedJob,
    private readonly claims: JobClaims,
    private readonly changes: JobChanges,
  ) {
    this.id = id;
    this.data = data;
    this.actor = actor;
    this.claim = { id, attempt: attempts };
    this.lastLine = lastLine;
    this.saving = repeatEvery(SAVE_INTERVAL_MS, RunningJob.name, () => this.saveIfDue());
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The reason why the run must end; undefined while it may go on. */
  get stopReason(): StopReason | undefined {
    return (this.signal.reason as JobStop | undefined)?.reason;
  }

  /** Whether its last heartbeat is recent enough to exclude another run of the job. */
  get isLeaseValid(): boolean {
    return this.stopReason !== 'replaced' && performance.now() - this.savedAtMs < ABORT_AFTER_MS;
  }

  step(text: string, total: number | null = null): void {
    this.state = { step: text.slice(0, MAX_STEP_LENGTH), done: 0, total };
    this.hasUnsavedProgress = true;
  }

  progress(done: number): void {
    if (this.state) this.state = { ...this.state, done: Math.floor(done) };
    this.hasUnsavedProgress = true;
  }

  line(text: string): void {
    this.lastLine += 1;
    this.lines.push({ number: this.lastLine, at: new Date(), text: text.slice(0, MAX_LINE_LENGTH) });
    if (this.lines.length > MAX_JOB_LINES) this.lines.shift();
    this.hasUnsavedProgress = true;
  }

  async makeFinal(): Promise<void> {
    this.signal.throwIfAborted();
    const row = await this.claims.makeFinal(this.claim);
    if (!row) await this.saveProgress();
    this.signal.throwIfAborted();
    if (!row) throw new JobStop('replaced');
    this.isFinal = true;
    this.changes.publish(row);
  }

  /** Aborts the signal of the handler. Only the first reason counts. */
  stop(reason: StopReason): void {
    if (!this.signal.aborted) this.controller.abort(new JobStop(reason));
  }

  /** Stores the latest progress; a failed write is skipped. */
  async flush(): Promise<void> {
    if (this.hasUnsavedProgress && this.isLeaseValid) await this.saveProgress().catch(() => undefined);
  }

  /** Stops storing heartbeats and progress. */
  async close(): Promise<void> {
    await this.saving.stop();
  }

  private async saveIfDue(): Promise<void> {
    if (this.stopReason === 'replaced') return;
    if (!this.hasUnsavedProgress && performance.now() - this.savedAtMs < HEARTBEAT_MS) return;
    try {
      await this.saveProgress();
    } catch (error) {
      if (!this.isLeaseValid) this.stop('replaced');
      throw error;
    }
  }

  private async saveProgress(): Promise<void> {
    const [atMs, lines, { hasUnsavedProgress, lastLine }] = [performance.now(), [...this.lines], this];
    this.hasUnsavedProgress = false;
    const update = { progress: this.state, lines, deletedUpTo: lastLine - MAX_JOB_LINES };
    const row = await this.claims.saveProgress(this.claim, update).catch((error: unknown) => {
      this.hasUnsavedProgress ||= hasUnsavedProgress;
      throw error;
    });
    if (!row) return this.stop('replaced');
    this.savedAtMs = atMs;
    this.lines = this.lines.filter(({ number }) => number > lastLine);
    if (row.isCancelWanted && !row.isFinal) this.stop('cancelled');
    if (hasUnsavedProgress) this.changes.publish(row);
  }
}
