import { stateEvent } from '../event.js';
import { StoredSystemConfig } from '../settings/settings.endpoints.js';

export class SettingsChanged extends StoredSystemConfig {}

/** Message key: there is one record of settings. */
export const SETTINGS_KEY = 'system';

/** Producer: cms-service (on save, and again at start). Consumers: gateway, auth-service, keys-service, log-service, worker, which follow the defaults until the first. Message key: SETTINGS_KEY. */
export const SettingsChangedV1 = stateEvent('settings.changed.v1', SettingsChanged);
