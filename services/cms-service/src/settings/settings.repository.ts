import { Injectable } from '@nestjs/common';
import { defaultSystemConfig, SETTINGS_KEY, SettingsChangedV1, type StoredSystemConfig } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUntilCommit } from '@pruefer/platform';
import type { PublishedRecords, StateSource } from '../content-state/state-source.js';
import { Settings } from './settings.entity.js';

/** All SQL around the settings. */
@Injectable()
export class SettingsRepository implements StateSource {
  constructor(private readonly database: DataSource) {}

  /** The current settings; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<StoredSystemConfig> {
    const row = await manager.findOneBy(Settings, { onlyRow: true });
    return row ? settingsOf(row) : defaultSystemConfig;
  }

  async *states(manager: EntityManager): AsyncIterable<PublishedRecords> {
    const state = await this.current(manager);
    yield { event: SettingsChangedV1, records: [{ key: SETTINGS_KEY, state }] };
  }

  /** Lets saves run one at a time, including the first one, which has no row to lock. */
  async lock(manager: EntityManager): Promise<void> {
    await lockUntilCommit(manager, 'cms.settings');
  }

  async save(manager: EntityManager, settings: StoredSystemConfig): Promise<void> {
    await manager.upsert(Settings, { ...settings, onlyRow: true }, ['onlyRow']);
  }
}

function settingsOf({ onlyRow: _, ...settings }: Settings): StoredSystemConfig {
  return settings;
}
