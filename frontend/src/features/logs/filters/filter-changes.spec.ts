import type { LogFilters } from '../view/log-view.js';
import { contractFilter, exclude, excludedValues, includeOnly, keyValueOf, removeExclusion } from './filter-changes.js';

/** What is in force after a change, as the screen puts it together. */
const after = (before: LogFilters, changes: object) =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value));

it('requests without a key have their own value', () => {
  expect(keyValueOf({ apiKeyId: 'k1' })).toBe('k1');
  expect(keyValueOf({ apiKeyId: null })).toBe('public');
});

describe('only rows with a value', () => {
  it.each([
    ['ipAddress', '10.0.0.8', { notIpAddress: '10.0.0.9', statusCode: '429' }, { statusCode: '429' }],
    ['statusCode', '429', { statusClass: '4xx', notStatusCode: '400' }, {}],
    ['apiKeyId', 'k1', { contractOf: 'k9', notApiKeyId: 'k2' }, {}],
  ] as const)('of %s take back what would contradict it', (name, value, before, kept) => {
    expect(after(before, includeOnly(name, value))).toEqual({ ...kept, [name]: value });
  });
});

it('all keys of a customer take the place of one key', () => {
  expect(after({ apiKeyId: 'k1', notApiKeyId: 'k2', ipAddress: '10.0.0.8' }, contractFilter('k1'))).toEqual({
    contractOf: 'k1',
    ipAddress: '10.0.0.8',
  });
});

describe('no rows with a value', () => {
  it('join those that are left out already, each once', () => {
    const first = after({}, exclude({}, 'statusCode', '429'));
    expect(first).toEqual({ notStatusCode: '429' });
    const second = after(first, exclude(first, 'statusCode', '400'));
    expect(second).toEqual({ notStatusCode: '429,400' });
    expect(after(second, exclude(second, 'statusCode', '429'))).toEqual(second);
  });

  it('are not asked for as well', () => {
    const asked = { statusCode: '200,429' };
    expect(after(asked, exclude(asked, 'statusCode', '429'))).toEqual({ statusCode: '200', notStatusCode: '429' });
    const one = { statusCode: '429' };
    expect(after(one, exclude(one, 'statusCode', '429'))).toEqual({ notStatusCode: '429' });
  });

  it('leave other kinds of values alone', () => {
    const before = { ipAddress: '429', statusCode: '200' };
    expect(after(before, exclude(before, 'statusCode', '429'))).toEqual({ ...before, notStatusCode: '429' });
  });
});

it('excluded values come back one by one', () => {
  const filters = { notIpAddress: '10.0.0.8,10.0.0.9' };
  expect(excludedValues(filters, 'ipAddress')).toEqual(['10.0.0.8', '10.0.0.9']);
  const one = after(filters, removeExclusion(filters, 'ipAddress', '10.0.0.8'));
  expect(one).toEqual({ notIpAddress: '10.0.0.9' });
  expect(after(one, removeExclusion(one, 'ipAddress', '10.0.0.9'))).toEqual({});
  expect(excludedValues({}, 'ipAddress')).toEqual([]);
});
