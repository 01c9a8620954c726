import { defaultSystemConfig, SETTINGS_KEY, type StoredSystemConfig } from '@pruefer/contracts';

/** The system's settings as this process knows them: the defaults until it has heard of others. */
export class CurrentSettings {
  private settings: StoredSystemConfig = defaultSystemConfig;

  get now(): StoredSystemConfig {
    return this.settings;
  }

  /** Takes news in whatever order they come: the highest version stays. */
  take(changed: ReadonlyMap<string, StoredSystemConfig>): void {
    const settings = changed.get(SETTINGS_KEY);
    if (settings && settings.version >= this.settings.version) this.settings = settings;
  }
}
