import {
  defaultSystemConfig,
  defaultTimes,
  SETTINGS_KEY,
  type StoredSystemConfig,
  type Times,
  timesIn,
} from '@pruefer/contracts';

/** The system's settings as this process knows them: the defaults until it has heard of others. */
export class CurrentSettings {
  private settings: StoredSystemConfig = defaultSystemConfig;
  private shown = defaultTimes;

  get now(): StoredSystemConfig {
    return this.settings;
  }

  /** How people read times. */
  get times(): Times {
    return this.shown;
  }

  /** Takes what a `stateReader` hands over. */
  take(changed: ReadonlyMap<string, StoredSystemConfig>): void {
    const settings = changed.get(SETTINGS_KEY);
    if (!settings) return;
    this.settings = settings;
    this.shown = timesIn(settings);
  }
}
