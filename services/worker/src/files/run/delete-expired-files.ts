import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Repetition, repeatEvery } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FileStore } from '../storage/file-store.js';

const POLL_INTERVAL_MS = 10 * 60_000;

/** Deletes expired jobs, and files that a lost process left. */
@Injectable()
export class DeleteExpiredFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;

  constructor(
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
    private readonly config: WorkerConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(POLL_INTERVAL_MS, DeleteExpiredFiles.name, () => this.run());
  }

  async onModuleDestroy(): Promise<void> {
    await this.repetition?.stop();
  }

  async run(): Promise<void> {
    await this.jobs.deleteExpired(this.config.FILE_DAYS);
    const ids = [...(await this.store.ids())];
    const endedById = await this.jobs.findEndedById(ids);
    for (const id of ids) {
      if (endedById.get(id) === undefined) await this.store.remove(id);
      else if (endedById.get(id)) await this.store.remove(id, ['upload']);
    }
  }
}
