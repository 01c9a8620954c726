import type { StoredSystemConfig, SystemConfig } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';

const { times, api, login, minutes } = tc.system;

/** The seven fields, without the version. */
export function configFieldsOf(config: StoredSystemConfig): SystemConfig {
  const { timezone, dateFormat, timeFormat } = config;
  const { rateLimitWindowMs, rateLimitMaxRequests, loginRateLimitWindowMs, loginRateLimitMaxRequests } = config;
  return {
    timezone,
    dateFormat,
    timeFormat,
    rateLimitWindowMs,
    rateLimitMaxRequests,
    loginRateLimitWindowMs,
    loginRateLimitMaxRequests,
  };
}

/** The seven fields in words. */
export const comparedConfigFields: readonly ComparedField<SystemConfig>[] = [
  [times.timezone, ({ timezone }) => timezone],
  [times.dateFormat, ({ dateFormat }) => tc.calendar.examples[dateFormat]],
  [times.timeFormat, ({ timeFormat }) => tc.calendar.examples[timeFormat]],
  [`${api.title}: ${api.window}`, ({ rateLimitWindowMs }) => minutes(rateLimitWindowMs)],
  [`${api.title}: ${api.max}`, ({ rateLimitMaxRequests }) => tc.number(rateLimitMaxRequests)],
  [`${login.title}: ${login.window}`, ({ loginRateLimitWindowMs }) => minutes(loginRateLimitWindowMs)],
  [`${login.title}: ${login.max}`, ({ loginRateLimitMaxRequests }) => tc.number(loginRateLimitMaxRequests)],
];
