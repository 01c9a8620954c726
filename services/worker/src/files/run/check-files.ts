import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Repetition, repeatEvery } from '@pruefer/platform';
import { UnreadableFile } from '../formats/row/unreadable-file.js';
import type { FileJobRow } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FileStore } from '../storage/file-store.js';
import { isPassing } from './is-passing.js';
import { ReadFile } from '../reading/read-file.js';

const LOOK_EVERY_MS = 1_000;
const KEEP_EVERY_MS = 5_000;
const DAMAGED = 'Die Datei lässt sich nicht mehr lesen. Bitte laden Sie sie noch einmal hoch.';

/** Ends the reading of a file without a result. */
class GivenUp extends Error {}

/** Reads complete files, one after the other, until each job is ready to start or has failed. */
@Injectable()
export class CheckFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CheckFiles.name);
  private readonly runner = randomUUID();
  private isStopping = false;
  private looking: Repetition | undefined;

  constructor(
    private readonly jobs: FileJobRepository,
    private readonly files: ReadFile,
    private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    this.looking = repeatEvery(LOOK_EVERY_MS, CheckFiles.name, () => this.checkAll());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.looking?.stop();
  }

  private async checkAll(): Promise<void> {
    while (!this.isStopping) {
      const job = await this.jobs.take(this.runner, 'checking');
      if (!job) return;
      await this.check(job);
    }
    await this.jobs.leave(this.runner);
  }

  private async check(job: FileJobRow): Promise<void> {
    try {
      const { reading, preflight } = await this.files.run(job, this.keeper(job));
      await this.jobs.checked(job.id, this.runner, reading, preflight);
    } catch (error) {
      if (error instanceof GivenUp) return;
      if (isPassing(error)) throw error;
      if (!(error instanceof UnreadableFile))
        this.logger.error({ err: error as Error, job: job.id }, 'a file cannot be read');
      const failure = error instanceof UnreadableFile ? error.message : DAMAGED;
      const row = await this.jobs.unreadable(job.id, this.runner, failure);
      if (row?.state === 'failed') await this.store.remove(job.id);
    }
  }

  /** Keeps the lease; gives up when the job was taken away or this process stops. */
  private keeper({ id }: FileJobRow): () => Promise<void> {
    let keptAtMs = performance.now();
    return async () => {
      if (this.isStopping) throw new GivenUp();
      if (performance.now() - keptAtMs < KEEP_EVERY_MS) return;
      keptAtMs = performance.now();
      if ((await this.jobs.keep(id, this.runner))?.state !== 'checking') throw new GivenUp();
    };
  }
}
