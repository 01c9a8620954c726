import { defaultSystemConfig, SETTINGS_KEY, type StoredSystemConfig } from '@pruefer/contracts';

/** The system's settings as this process knows them: the defaults until it has heard of others. */
export class CurrentSettings {
  private settings: StoredSystemConfig = defaultSystemConfig;

  get now(): StoredSystemConfig {
    return this.settings;
  }

  /** Takes what a `stateReader` hands over. */
  take(changed: ReadonlyMap<string, StoredSystemConfig>): void {
    const settings = changed.get(SETTINGS_KEY);
    if (settings) this.settings = settings;
  }
}
