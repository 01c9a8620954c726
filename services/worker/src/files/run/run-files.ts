import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  type FileJobState,
  getProblemSentence,
  type LocalizedText,
  Problem,
  type ProblemCode,
} from '@pruefer/contracts';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { checkableRows, type FileRow } from '../formats/row/file-row.js';
import { EndFile } from './end-file.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FileStore } from '../storage/file-store.js';
import { FileBatches } from './file-batches.js';
import { FileRun } from './file-run.js';
import { isTransientFileFailure } from './is-transient-file-failure.js';
import { ReadFile } from './read-file.js';

const POLL_INTERVAL_MS = 1_000;
/** A third of a lease, because other jobs of a round, and rows that are read again, may take longer. */
const RENEWAL_INTERVAL_MS = 5_000;
/** Jobs of different contracts that take turns. */
const MAX_RUNS = 64;
/** Answers are repeatable for a day; unfinished rows could be recorded twice after it. */
const MAX_RUN_MS = 23 * 3_600_000;
/** A chunk whose outcome is unknown is sent again until then, whatever ends its job. */
const MAX_REPEAT_MS = 23.5 * 3_600_000;
const OVERDUE = {
  de: 'Der Auftrag war nach 23 Stunden nicht fertig. Nicht geprüfte Zeilen sind nicht berechnet.',
  en: 'The job was not finished after 23 hours. Rows that were not checked are not charged.',
};
const CANCELLED = {
  de: 'Der Auftrag wurde abgebrochen. Nicht geprüfte Zeilen sind nicht berechnet.',
  en: 'The job was cancelled. Rows that were not checked are not charged.',
};
const DAMAGED = {
  de: 'Die Datei lässt sich nicht mehr lesen. Nicht geprüfte Zeilen sind nicht berechnet.',
  en: 'The file cannot be read any more. Rows that were not checked are not charged.',
};
/** Rows that got these answers are sent again. */
const repeatable: readonly ProblemCode[] = ['unavailable', 'idempotency_in_progress'];

/** The next rows wait for room on the disk, and the job can be cancelled meanwhile. */
class NoRoom extends Problem {
  constructor() {
    super('file_storage_full');
  }
}

/** Checks the rows of started jobs: one chunk of each contract's oldest job in turn, so that one is on its way at a time. */
@Injectable()
export class RunFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RunFiles.name);
  private readonly runs = new Map<string, FileRun>();
  private isStopping = false;
  private repetition: Repetition | undefined;
  private renewal: Repetition | undefined;

  constructor(
    private readonly jobs: FileJobRepository,
    private readonly files: ReadFile,
    private readonly batches: FileBatches,
    private readonly store: FileStore,
    private readonly end: EndFile,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(POLL_INTERVAL_MS, RunFiles.name, () => this.work());
    this.renewal = repeatEvery(RENEWAL_INTERVAL_MS, RunFiles.name, () => this.renewLeases());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await Promise.all([this.repetition?.stop(), this.renewal?.stop()]);
    for (const run of this.runs.values()) await run.close();
    await this.jobs.releaseLeases('running').catch(() => undefined);
  }

  private async renewLeases(): Promise<void> {
    if (this.runs.size > 0) await this.jobs.renewLeases([...this.runs.keys()]);
  }

  private async work(): Promise<void> {
    let polledAtMs = -Infinity;
    do {
      if (performance.now() - polledAtMs > POLL_INTERVAL_MS) {
        polledAtMs = performance.now();
        await this.claimMore();
      }
      await this.stepAll();
    } while (this.runs.size > 0 && !this.isStopping);
  }

  /** One job that fails does not stop the others. @throws the first failure that passes, so that the next turn comes after a pause */
  private async stepAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const run of [...this.runs.values()]) {
      if (this.isStopping) return;
      await this.step(run).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  private async claimMore(): Promise<void> {
    while (this.runs.size < MAX_RUNS) {
      const ownJobs = [...this.runs.values()].map(({ job }) => job);
      const job = await this.jobs.claim('running', ownJobs);
      if (!job) return;
      this.runs.set(job.id, new FileRun(job, this.files.readRows(job, job.layout!), this.store, this.jobs));
    }
  }

  /** Checks one chunk. After a failure that passes, the next turn sends it again. */
  private async step(run: FileRun): Promise<void> {
    try {
      await this.checkNext(run);
    } catch (error) {
      if (error instanceof NoRoom || (error instanceof Problem && repeatable.includes(error.code))) {
        await run.renewLease();
        throw error;
      }
      if (isTransientFileFailure(error)) {
        await this.drop(run);
        throw error;
      }
      if (error instanceof Problem)
        return this.finish(run, 'failed', error.details.text ?? getProblemSentence(error.code));
      this.logger.error({ err: error as Error, job: run.job.id }, 'rows of a file cannot be checked');
      await this.drop(run);
      await this.end.run(run.job, 'failed', DAMAGED);
    }
  }

  private async checkNext(run: FileRun): Promise<void> {
    const { isCancelWanted, startedAt } = run.job;
    const runMs = Date.now() - startedAt!.getTime();
    if (!run.isNextChunkOpen || runMs > MAX_REPEAT_MS) {
      if (isCancelWanted) return this.finish(run, 'cancelled', CANCELLED);
      if (runMs > MAX_RUN_MS) return this.finish(run, 'expired', OVERDUE);
    }
    if (!(await this.store.hasRoom())) throw new NoRoom();
    const rows = await run.next();
    const checkable = checkableRows(rows ?? []);
    const lines = checkable.length === 0 ? [] : await this.checkRows(run, checkable);
    if (!(await run.isStored())) return this.drop(run);
    const { done, valid, invalid } = run.job;
    if (rows) run.storeRows(rows, lines);
    else await this.finish(run, done === valid + invalid ? 'succeeded' : 'finished_with_errors', null);
  }

  /** @throws Problem with the refusal of the key, or one that passes */
  private async checkRows(run: FileRun, rows: readonly FileRow[]): Promise<readonly string[]> {
    run.markSent();
    const { head, lines } = await this.batches.check(run.job, run.rowOffset, rows);
    if (head.refusal) throw new Problem(head.refusal);
    return lines;
  }

  /** Ends a job whose checked rows are stored. */
  private async finish(run: FileRun, state: FileJobState, failure: LocalizedText | null): Promise<void> {
    const isStored = await run.isStored();
    await this.drop(run);
    if (isStored) await this.end.run(run.job, state, failure);
  }

  /** Closes a run after its rows are stored as far as possible. A job that has not ended is claimed again. */
  private async drop(run: FileRun): Promise<void> {
    this.runs.delete(run.job.id);
    await run.close();
  }
}
