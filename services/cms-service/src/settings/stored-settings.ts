import { Injectable } from '@nestjs/common';
import {
  defaultSystemConfig,
  type SaveSystemConfigBody,
  SETTINGS_KEY,
  SettingsChangedV1,
  type StoredSystemConfig,
} from '@pruefer/contracts';
import { type Actor, addAudit, addToOutbox, changesBetween, lockUntilCommit, requireVersion } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import type { PublishedRecords, StateSource } from '../content-state/state-source.js';
import { Settings } from './settings.entity.js';

/** The settings of the whole system; all services receive a save within seconds. */
@Injectable()
export class StoredSettings implements StateSource {
  constructor(private readonly database: DataSource) {}

  /** The current settings; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<StoredSystemConfig> {
    const row = await manager.findOneBy(Settings, { onlyRow: true });
    return row ? toSystemConfig(row) : defaultSystemConfig;
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    const state = await this.current(manager);
    yield { event: SettingsChangedV1, records: [{ key: SETTINGS_KEY, state }] };
  }

  /** @throws Problem `version_conflict` with the current settings, when an older version was edited */
  save(newSettings: SaveSystemConfigBody, actor: Actor): Promise<StoredSystemConfig> {
    return this.database.transaction(async (manager) => {
      // Saves run one at a time, including the first one, which has no row to lock.
      await lockUntilCommit(manager, 'cms.settings');
      const before = await this.current(manager);
      await requireVersion(newSettings.version, before.version, () => before);
      const after: StoredSystemConfig = { ...newSettings, version: before.version + 1 };
      await manager.upsert(Settings, { ...after, onlyRow: true }, ['onlyRow']);
      await addToOutbox(manager, 'cms', SettingsChangedV1, [{ key: SETTINGS_KEY, state: after }]);
      const details = changesBetween(before, after);
      await addAudit(manager, 'cms', { action: 'settings.saved', actor, details });
      return after;
    });
  }
}

function toSystemConfig({ onlyRow: _, ...settings }: Settings): StoredSystemConfig {
  return settings;
}
