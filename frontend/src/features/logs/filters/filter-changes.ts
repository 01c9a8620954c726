import { type LogEntry, PUBLIC_REQUESTS, splitValues } from '@pruefer/contracts';
import type { LogFilterChanges, LogFilters } from '../view/log-view.js';

/** The values that can be filtered for, or left out. */
export type ChoosableFilter = 'apiKeyId' | 'statusCode' | 'ipAddress';

const excluded = { apiKeyId: 'notApiKeyId', statusCode: 'notStatusCode', ipAddress: 'notIpAddress' } as const;

/** Filters that a choice removes, because they would contradict it or repeat it less exactly. */
const overriddenFilters: Readonly<Record<ChoosableFilter, LogFilterChanges>> = {
  apiKeyId: { contractOf: undefined },
  statusCode: { statusClass: undefined },
  ipAddress: {},
};

/** The key filter's value in the URL for an entry. */
export function toKeyFilterValue({ apiKeyId }: Pick<LogEntry, 'apiKeyId'>): string {
  return apiKeyId ?? PUBLIC_REQUESTS;
}

/** Changes that keep only rows with this value. */
export function includeOnly(name: ChoosableFilter, value: string): LogFilterChanges {
  return { [name]: value, [excluded[name]]: undefined, ...overriddenFilters[name] };
}

/** All keys of the contract of a key. */
export function contractFilter(keyId: string): LogFilterChanges {
  return { contractOf: keyId, apiKeyId: undefined, notApiKeyId: undefined };
}

/** Excludes the rows with a value, in addition to the values already excluded. */
export function exclude(filters: LogFilters, name: ChoosableFilter, value: string): LogFilterChanges {
  const values = new Set([...splitValues(filters[excluded[name]]), value]);
  return { [excluded[name]]: [...values].join(','), ...removeInclusion(filters, name, value) };
}

/** Removes a value from the positive filter, because it is now excluded. */
function removeInclusion(filters: LogFilters, name: ChoosableFilter, value: string): LogFilterChanges {
  const values = splitValues(filters[name]);
  return values.includes(value) ? { [name]: values.filter((other) => other !== value).join(',') } : {};
}

/** Includes the rows with an excluded value again. */
export function removeExclusion(filters: LogFilters, name: ChoosableFilter, value: string): LogFilterChanges {
  const values = splitValues(filters[excluded[name]]).filter((other) => other !== value);
  return { [excluded[name]]: values.join(',') };
}

/** The excluded values of a kind. */
export function excludedValues(filters: LogFilters, name: ChoosableFilter): readonly string[] {
  return splitValues(filters[excluded[name]]);
}
