import {
  defaultSystemConfig,
  defaultTimes,
  SETTINGS_KEY,
  type StoredSystemConfig,
  type Times,
  timesIn,
} from '@pruefer/contracts';

/** The current settings of the system; defaults until the first event, and for fields that a state from before an update lacks. */
export class CurrentSettings {
  private settings: StoredSystemConfig = defaultSystemConfig;
  private timesOfSettings = defaultTimes;

  get now(): StoredSystemConfig {
    return this.settings;
  }

  get times(): Times {
    return this.timesOfSettings;
  }

  apply(changedSettings: ReadonlyMap<string, StoredSystemConfig>): void {
    const settings = changedSettings.get(SETTINGS_KEY);
    if (!settings) return;
    this.settings = { ...defaultSystemConfig, ...settings };
    this.timesOfSettings = timesIn(this.settings);
  }
}
