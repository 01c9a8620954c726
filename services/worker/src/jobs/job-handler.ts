import type { Job, JobKind, JobResult } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';

/** What the run of a job is given, and what it says of itself on the way. */
export interface JobRun {
  readonly id: string;
  /** What was asked for: JSON without any secret or personal value; the handler checks it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** null: a schedule. */
  readonly actor: Actor | null;
  /**
   * Aborted when staff cancels, the limit is over, the process stops or the job is no longer this run's. A handler that has begun what
   * only happens as a whole does not look at it any more.
   */
  readonly signal: AbortSignal;
  /** Says what it is at; German. Cheap: written down and published at most twice a second. */
  step(text: string, total?: number | null): void;
  /** How much of the step's total is done. */
  progress(done: number): void;
  /** Writes a German line down. */
  line(text: string): void;
  /**
   * From here on it cannot be cancelled. To be called before what only happens as a whole: a run that another has replaced ends here.
   * @throws the signal's reason when it was cancelled or is no longer this run's
   */
  makeFinal(): Promise<void>;
}

/** Does the jobs of one kind. Its run may be broken off at any line and begun again: it leaves the old state or the new one. */
export abstract class JobHandler {
  abstract readonly kind: JobKind;
  /** How long a run may take before it counts as failed. */
  abstract readonly limitMs: number;
  /**
   * @returns the job's result: the field of its kind
   * @throws Problem whose sentence becomes the job's failure; an error of a server that is unavailable: the job is tried again later, three
   * times in all; any other error becomes "unerwarteter Fehler" with its reason in the log
   */
  abstract run(run: JobRun): Promise<JobResult>;

  /** German: why its schedule does nothing as things are set; null: it does. */
  switchedOff(): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** Whether a job that failed can be done once more with what it was given: false when its file is gone, for one. */
  mayRepeat(_data: Readonly<Record<string, unknown>>): Promise<boolean> {
    return Promise.resolve(true);
  }
}

/** What features may do with jobs. */
export abstract class Jobs {
  /**
   * Begins a job.
   * @throws Problem `job_running` with the job that runs; `unavailable`
   */
  abstract start(kind: JobKind, data: Readonly<Record<string, unknown>>, actor: Actor | null): Promise<Job>;
  /**
   * Waits for the end of a job.
   * @throws Problem as the job failed with, with its code where it has one, else `job_failed`; `job_unfinished` when it takes longer
   */
  abstract finished(id: string, limitMs: number): Promise<Job>;
  /** The job that is in the way of one of this kind; undefined: none is. */
  abstract underWay(kind: JobKind): Promise<Job | undefined>;
}
