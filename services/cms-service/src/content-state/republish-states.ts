import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { addToOutbox, beginEpoch, type Repetition, repeatEvery } from '@pruefer/platform';
import type { DataSource } from 'typeorm';
import type { StateSource } from './state-source.js';

const AGAIN_AFTER_MS = 1_000;

/** Publishes all states once more with every start: a reader that begins with an empty Kafka, or has seen more than is true, follows. */
export class RepublishStates implements OnApplicationBootstrap, OnModuleDestroy {
  private repetition: Repetition | undefined;
  private published = false;

  constructor(
    private readonly database: DataSource,
    private readonly sources: readonly StateSource[],
  ) {}

  onApplicationBootstrap(): void {
    this.repetition = repeatEvery(AGAIN_AFTER_MS, RepublishStates.name, () => this.publishOnce());
  }

  async onModuleDestroy(): Promise<void> {
    await this.repetition?.stop();
  }

  /** Publishes everything in a new epoch. */
  async run(): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Of all of them at once: what is saved meanwhile waits for it, and is published after it.
      await beginEpoch(manager, 'cms');
      for (const source of this.sources)
        for await (const { event, records } of source.states(manager))
          await addToOutbox(manager, 'cms', event, records);
    });
  }

  private async publishOnce(): Promise<void> {
    if (this.published) return;
    await this.run();
    this.published = true;
  }
}
