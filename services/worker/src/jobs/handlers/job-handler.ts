import type { JobKind, JobResult } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';

/** The input of a job's run, and its progress reports. */
export interface JobRun {
  readonly id: string;
  /** The request as JSON without secrets or personal values; the handler validates it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** null: a schedule. */
  readonly actor: Actor | null;
  /**
   * Aborted when staff cancels, the limit is reached, the process stops or the job has another run. A handler ignores it once it has started an atomic step.
   */
  readonly signal: AbortSignal;
  /** Reports the current step in German. Cheap: stored and published at most twice a second. */
  step(text: string, total?: number | null): void;
  /** Completed part of the step's total. */
  progress(done: number): void;
  /** Adds a German line to those that the console shows with the job. */
  line(text: string): void;
  /**
   * Prevents cancellation from here on. Call it before an atomic step; a replaced run ends here.
   * @throws the signal's reason when it was cancelled or replaced
   */
  makeFinal(): Promise<void>;
}

/** Runs the jobs of one kind. A run may be interrupted at any line and repeated, so it must leave the old state or the new one. */
export abstract class JobHandler {
  abstract readonly kind: JobKind;
  /** Milliseconds after which a run counts as failed. */
  abstract readonly timeoutMs: number;
  /**
   * @returns the job's result: the field of its kind
   * @throws Problem whose sentence becomes the job's failure; an error of a server that is unavailable: the job is tried again later, three
   * times in all; any other error becomes "unerwarteter Fehler" with its reason in the log
   */
  abstract run(run: JobRun): Promise<JobResult>;

  /** German: why the settings disable its schedule; null: the schedule is active. */
  switchedOff(): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** Whether a failed job can be repeated with its data; for example false when its file was deleted. */
  mayRepeat(_data: Readonly<Record<string, unknown>>): Promise<boolean> {
    return Promise.resolve(true);
  }
}
