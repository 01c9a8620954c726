import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS_KEY, SettingsChangedV1 } from '@pruefer/contracts';
import { addToOutbox, beginEpoch, type Repetition, repeatEvery } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { SettingsRepository } from './settings.repository.js';

const AGAIN_AFTER_MS = 1_000;

/** Publishes the settings once more with every start: whoever begins with an empty Kafka, or has seen more than is true, follows. */
@Injectable()
export class PublishSettings implements OnApplicationBootstrap, OnModuleDestroy {
  private publishing: Repetition | undefined;
  private isPublished = false;

  constructor(
    private readonly database: DataSource,
    private readonly settings: SettingsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.publishing = repeatEvery(AGAIN_AFTER_MS, PublishSettings.name, () => this.publishOnce());
  }

  async onModuleDestroy(): Promise<void> {
    await this.publishing?.stop();
  }

  private async publishOnce(): Promise<void> {
    if (this.isPublished) return;
    await this.database.transaction(async (manager) => {
      await beginEpoch(manager, 'cms');
      // The defaults too: this database may have been restored from before the first save.
      const state = await this.settings.current(manager);
      await addToOutbox(manager, 'cms', SettingsChangedV1, [{ key: SETTINGS_KEY, state }]);
    });
    this.isPublished = true;
  }
}
