import { Injectable } from '@nestjs/common';
import {
  type SaveSystemConfigBody,
  SETTINGS_KEY,
  SettingsChangedV1,
  type StoredSystemConfig,
} from '@pruefer/contracts';
import { type Actor, addAudit, addToOutbox, changesBetween, requireVersion } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { SettingsRepository } from './settings.repository.js';

/** Saves the settings; all services receive them within seconds. */
@Injectable()
export class SaveSettings {
  constructor(
    private readonly database: DataSource,
    private readonly settings: SettingsRepository,
  ) {}

  /** @throws Problem `version_conflict` with the current settings, when an older version was edited */
  run(newSettings: SaveSystemConfigBody, actor: Actor): Promise<StoredSystemConfig> {
    return this.database.transaction(async (manager) => {
      await this.settings.lock(manager);
      const before = await this.settings.current(manager);
      await requireVersion(newSettings.version, before.version, () => before);
      const after: StoredSystemConfig = { ...newSettings, version: before.version + 1 };
      await this.settings.save(manager, after);
      await addToOutbox(manager, 'cms', SettingsChangedV1, [{ key: SETTINGS_KEY, state: after }]);
      const details = changesBetween(before, after);
      await addAudit(manager, 'cms', { action: 'settings.saved', actor, details });
      return after;
    });
  }
}
