import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { repeatEvery, type Repetition } from '@pruefer/platform';
import { UnreadableFile } from '../formats/row/unreadable-file.js';
import type { FileJobRow } from '../table/file-job-row.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FileStore } from '../storage/file-store.js';
import { isTransientFileFailure } from './is-transient-file-failure.js';
import { ReadFile } from './read-file.js';

const POLL_INTERVAL_MS = 1_000;
const RENEWAL_INTERVAL_MS = 5_000;
/** Files of different contracts that are read at the same time. */
const MAX_READS = 8;
const DAMAGED = {
  de: 'Die Datei lässt sich nicht mehr lesen. Bitte laden Sie sie noch einmal hoch.',
  en: 'The file cannot be read any more. Please upload it again.',
};

/** Ends the reading of a file without a result. */
class ReadingAborted extends Error {}

/** Reads complete files until each job is ready to start or has failed. */
@Injectable()
export class CheckFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CheckFiles.name);
  private readonly reads = new Map<FileJobRow, Promise<void>>();
  private readonly failures: unknown[] = [];
  private isStopping = false;
  private repetition: Repetition | undefined;

  constructor(
    private readonly jobs: FileJobRepository,
    private readonly files: ReadFile,
    private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(POLL_INTERVAL_MS, CheckFiles.name, () => this.checkAll());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.repetition?.stop();
  }

  /** Reads files of several contracts at once, so that a small one does not wait for a large one. */
  private async checkAll(): Promise<void> {
    do {
      await this.claimMore();
      if (this.reads.size > 0) await Promise.race([...this.reads.values(), sleep(POLL_INTERVAL_MS)]);
      if (this.failures.length > 0) throw this.failures.splice(0)[0];
    } while (this.reads.size > 0 && !this.isStopping);
    await Promise.all(this.reads.values());
    await this.jobs.releaseLeases('checking');
  }

  /** After a failure that passes, nothing is claimed until the next poll. */
  private async claimMore(): Promise<void> {
    while (!this.isStopping && this.reads.size < MAX_READS && this.failures.length === 0) {
      const job = await this.jobs.claim('checking', [...this.reads.keys()]);
      if (!job) return;
      const reading = this.check(job)
        .catch((error: unknown) => void this.failures.push(error))
        .finally(() => this.reads.delete(job));
      this.reads.set(job, reading);
    }
  }

  private async check(job: FileJobRow): Promise<void> {
    try {
      const { layout, preflight } = await this.files.run(job, this.leaseRenewer(job));
      await this.jobs.recordPreflight(job.id, layout, preflight);
    } catch (error) {
      if (error instanceof ReadingAborted) return;
      if (isTransientFileFailure(error)) throw error;
      if (!(error instanceof UnreadableFile))
        this.logger.error({ err: error as Error, job: job.id }, 'a file cannot be read');
      const failure = error instanceof UnreadableFile ? error.sentence : DAMAGED;
      const row = await this.jobs.recordUnreadable(job.id, failure);
      if (row?.state === 'failed') await this.store.remove(job.id);
    }
  }

  /** Renews the lease; aborts the reading when another process has the job or this process stops. */
  private leaseRenewer({ id }: FileJobRow): () => Promise<void> {
    let renewedAtMs = performance.now();
    return async () => {
      if (this.isStopping) throw new ReadingAborted();
      if (performance.now() - renewedAtMs < RENEWAL_INTERVAL_MS) return;
      renewedAtMs = performance.now();
      if ((await this.jobs.renewLease(id))?.state !== 'checking') throw new ReadingAborted();
    };
  }
}
