import { Injectable } from '@nestjs/common';
import { defaultSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from './settings.entity.js';

/** All SQL around the settings. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly database: DataSource) {}

  /** The current settings; the defaults before the first save. */
  async current(manager: EntityManager = this.database.manager): Promise<StoredSystemConfig> {
    const row = await manager.findOneBy(Settings, { onlyRow: true });
    return row ? configOf(row) : defaultSystemConfig;
  }

  /** Lets saves run one at a time, including the first one, which has no row to lock. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('cms.settings'))`);
  }

  async replace(manager: EntityManager, settings: StoredSystemConfig): Promise<void> {
    await manager.upsert(Settings, { ...settings, onlyRow: true }, ['onlyRow']);
  }
}

function configOf(row: Settings): StoredSystemConfig {
  return {
    timezone: row.timezone,
    dateFormat: row.dateFormat,
    timeFormat: row.timeFormat,
    rateLimitWindowMs: row.rateLimitWindowMs,
    rateLimitMaxRequests: row.rateLimitMaxRequests,
    loginRateLimitWindowMs: row.loginRateLimitWindowMs,
    loginRateLimitMaxRequests: row.loginRateLimitMaxRequests,
    version: row.version,
  };
}
