import { Injectable } from '@nestjs/common';
import { RepeatEvery } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FileStore } from '../storage/file-store.js';

const POLL_INTERVAL_MS = 10 * 60_000;

/** Deletes expired jobs, and files that a lost process left. */
@Injectable()
export class DeleteExpiredFiles {
  constructor(
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
    private readonly config: WorkerConfig,
  ) {}

  @RepeatEvery(POLL_INTERVAL_MS)
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
