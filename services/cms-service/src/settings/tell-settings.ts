import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS_KEY, SettingsChangedV1 } from '@pruefer/contracts';
import { addToOutbox, beginEpoch, type Repetition, repeatEvery } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { SettingsRepository } from './settings.repository.js';

const AGAIN_AFTER_MS = 1_000;

/** Tells the settings once more with every start: whoever begins with an empty Kafka, or has seen more than is true, follows. */
@Injectable()
export class TellSettings implements OnApplicationBootstrap, OnModuleDestroy {
  private telling: Repetition | undefined;
  private told = false;

  constructor(
    private readonly database: DataSource,
    private readonly settings: SettingsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.telling = repeatEvery(AGAIN_AFTER_MS, TellSettings.name, () => this.tellOnce());
  }

  async onModuleDestroy(): Promise<void> {
    await this.telling?.stop();
  }

  private async tellOnce(): Promise<void> {
    if (this.told) return;
    await this.database.transaction(async (manager) => {
      await beginEpoch(manager, 'cms');
      // The defaults too: this database may have been restored from before the first save.
      const state = await this.settings.current(manager);
      await addToOutbox(manager, 'cms', SettingsChangedV1, [{ key: SETTINGS_KEY, state }]);
    });
    this.told = true;
  }
}
