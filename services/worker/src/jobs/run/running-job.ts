import { type JobProgress, MAX_JOB_LINES } from '@pruefer/contracts';
import { type Actor, type Repetition, repeatEvery } from '@pruefer/platform';
import type { JobChanges } from '../table/job-changes.js';
import type { Claim, JobClaims, NumberedLine, ClaimedJob } from '../table/job-claims.js';
import type { JobRun } from '../handlers/job-handler.js';
import { JobStop, type StopReason } from '../handlers/job-stop.js';

const NOTE_INTERVAL_MS = 500;
/** Heartbeat interval of a run without progress. */
const HEARTBEAT_MS = 5_000;
/** A run without a heartbeat for this time is replaced. */
export const SILENT_MS = 15_000;
/** A run that cannot store its heartbeat for this time aborts itself, before another run may replace it. */
const GIVES_UP_MS = 12_000;

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
  private readonly noting: Repetition;
  private notedAtMs = performance.now();
  private state: JobProgress | null = null;
  private lines: NumberedLine[] = [];
  private lastLine: number;
  private hasNews = false;

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
    this.noting = repeatEvery(NOTE_INTERVAL_MS, RunningJob.name, () => this.noteIfDue());
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Why it must end; undefined while it may go on. */
  get stopReason(): StopReason | undefined {
    return (this.signal.reason as JobStop | undefined)?.reason;
  }

  /** Whether its last heartbeat is recent enough to exclude another run of the job. */
  get isSure(): boolean {
    return this.stopReason !== 'replaced' && performance.now() - this.notedAtMs < GIVES_UP_MS;
  }

  step(text: string, total: number | null = null): void {
    this.state = { step: text.slice(0, MAX_STEP_LENGTH), done: 0, total };
    this.hasNews = true;
  }

  progress(done: number): void {
    if (this.state) this.state = { ...this.state, done: Math.floor(done) };
    this.hasNews = true;
  }

  line(text: string): void {
    this.lastLine += 1;
    this.lines.push({ number: this.lastLine, at: new Date(), text: text.slice(0, MAX_LINE_LENGTH) });
    if (this.lines.length > MAX_JOB_LINES) this.lines.shift();
    this.hasNews = true;
  }

  async makeFinal(): Promise<void> {
    this.signal.throwIfAborted();
    const row = await this.claims.makeFinal(this.claim);
    if (!row) await this.note();
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
    if (this.hasNews && this.isSure) await this.note().catch(() => undefined);
  }

  /** Stops storing heartbeats and progress. */
  async close(): Promise<void> {
    await this.noting.stop();
  }

  private async noteIfDue(): Promise<void> {
    if (this.stopReason === 'replaced') return;
    if (!this.hasNews && performance.now() - this.notedAtMs < HEARTBEAT_MS) return;
    try {
      await this.note();
    } catch (error) {
      if (!this.isSure) this.stop('replaced');
      throw error;
    }
  }

  private async note(): Promise<void> {
    const [atMs, lines, { hasNews, lastLine }] = [performance.now(), [...this.lines], this];
    this.hasNews = false;
    const notes = { progress: this.state, lines, forgottenUpTo: lastLine - MAX_JOB_LINES };
    const row = await this.claims.note(this.claim, notes).catch((error: unknown) => {
      this.hasNews ||= hasNews;
      throw error;
    });
    if (!row) return this.stop('replaced');
    this.notedAtMs = atMs;
    this.lines = this.lines.filter(({ number }) => number > lastLine);
    if (row.isCancelWanted && !row.isFinal) this.stop('cancelled');
    if (hasNews) this.changes.publish(row);
  }
}
