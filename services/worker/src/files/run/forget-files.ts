import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Repetition, repeatEvery } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';
import { FileJobRepository } from '../table/file-job.repository.js';
import { FileStore } from '../storage/file-store.js';

const POLL_INTERVAL_MS = 10 * 60_000;

/** Deletes jobs whose time is over, and files that a lost process left. */
@Injectable()
export class ForgetFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;

  constructor(
    private readonly jobs: FileJobRepository,
    private readonly store: FileStore,
    private readonly config: WorkerConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(POLL_INTERVAL_MS, ForgetFiles.name, () => this.run());
  }

  async onModuleDestroy(): Promise<void> {
    await this.repetition?.stop();
  }

  async run(): Promise<void> {
    await this.jobs.forgetOld(this.config.FILE_DAYS);
    const ids = [...(await this.store.ids())];
    const known = await this.jobs.known(ids);
    for (const id of ids) {
      if (known.get(id) === undefined) await this.store.remove(id);
      else if (known.get(id)) await this.store.remove(id, ['upload']);
    }
  }
}
