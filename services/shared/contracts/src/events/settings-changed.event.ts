import { stateEvent } from '../definition/event.js';
import { StoredSystemConfig } from '../settings/settings.endpoints.js';

export class SettingsChanged extends StoredSystemConfig {}

/** Message key of the only settings record. */
export const SETTINGS_KEY = 'system';

/** Producer: cms-service (on save, at start). Consumers (defaults before the first): gateway, worker, auth-, keys- and log-service. Key: SETTINGS_KEY. */
export const SettingsChangedV1 = stateEvent('settings.changed.v1', SettingsChanged);
