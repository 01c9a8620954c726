import type { LogFilters } from '../view/log-view.js';
import {
  contractFilter,
  exclude,
  excludedValues,
  includeOnly,
  removeExclusion,
  toKeyFilterValue,
} from './filter-changes.js';

/** What is in force after a change, as the screen puts it together. */
const after = (before: LogFilters, changes: object) =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value));

it('toKeyFilterValue is "public" for requests without a key', () => {
  expect(toKeyFilterValue({ apiKeyId: 'k1' })).toBe('k1');
  expect(toKeyFilterValue({ apiKeyId: null })).toBe('public');
});

describe('includeOnly', () => {
  it.each([
    ['ipAddress', '10.0.0.8', { notIpAddress: '10.0.0.9', statusCode: '429' }, { statusCode: '429' }],
    ['statusCode', '429', { statusClass: '4xx', notStatusCode: '400' }, {}],
    ['apiKeyId', 'k1', { contractOf: 'k9', notApiKeyId: 'k2' }, {}],
  ] as const)('removes filters that contradict %s', (name, value, before, kept) => {
    expect(after(before, includeOnly(name, value))).toEqual({ ...kept, [name]: value });
  });
});

it('contractFilter replaces the filter for one key', () => {
  expect(after({ apiKeyId: 'k1', notApiKeyId: 'k2', ipAddress: '10.0.0.8' }, contractFilter('k1'))).toEqual({
    contractOf: 'k1',
    ipAddress: '10.0.0.8',
  });
});

describe('exclude', () => {
  it('adds a value once', () => {
    const first = after({}, exclude({}, 'statusCode', '429'));
    expect(first).toEqual({ notStatusCode: '429' });
    const second = after(first, exclude(first, 'statusCode', '400'));
    expect(second).toEqual({ notStatusCode: '429,400' });
    expect(after(second, exclude(second, 'statusCode', '429'))).toEqual(second);
  });

  it('removes the value from the wanted values', () => {
    const wanted = { statusCode: '200,429' };
    expect(after(wanted, exclude(wanted, 'statusCode', '429'))).toEqual({ statusCode: '200', notStatusCode: '429' });
    const one = { statusCode: '429' };
    expect(after(one, exclude(one, 'statusCode', '429'))).toEqual({ notStatusCode: '429' });
  });

  it('leaves other filters unchanged', () => {
    const before = { ipAddress: '429', statusCode: '200' };
    expect(after(before, exclude(before, 'statusCode', '429'))).toEqual({ ...before, notStatusCode: '429' });
  });
});

it('removeExclusion removes one excluded value', () => {
  const filters = { notIpAddress: '10.0.0.8,10.0.0.9' };
  expect(excludedValues(filters, 'ipAddress')).toEqual(['10.0.0.8', '10.0.0.9']);
  const one = after(filters, removeExclusion(filters, 'ipAddress', '10.0.0.8'));
  expect(one).toEqual({ notIpAddress: '10.0.0.9' });
  expect(after(one, removeExclusion(one, 'ipAddress', '10.0.0.9'))).toEqual({});
  expect(excludedValues({}, 'ipAddress')).toEqual([]);
});
