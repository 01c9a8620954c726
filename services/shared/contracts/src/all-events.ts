import type { EventDefinition } from './definition/event.js';
import { BanksImportedV1 } from './events/banks-imported.event.js';
import { ContentChangedV1 } from './events/content-changed.event.js';
import { DataRestoredV1 } from './events/data-restored.event.js';
import { JobChangedV1 } from './events/job-changed.event.js';
import { KeyChangedV1 } from './events/key-changed.event.js';
import { RequestRefusedV1 } from './events/request-refused.event.js';
import { SettingsChangedV1 } from './events/settings-changed.event.js';
import { ValidationAnsweredV1 } from './events/validation-answered.event.js';

export const allEvents: readonly EventDefinition[] = [
  ValidationAnsweredV1,
  RequestRefusedV1,
  BanksImportedV1,
  KeyChangedV1,
  SettingsChangedV1,
  ContentChangedV1,
  DataRestoredV1,
  JobChangedV1,
];
