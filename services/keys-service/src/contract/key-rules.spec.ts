import { problems } from '@pruefer/contracts';
import { noRules, rulesAfter } from './key-rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const laterTime = new Date('2027-01-01T00:00:00Z');
const past = new Date('2020-01-01T00:00:00Z');
const before = { expiresAt: laterTime, allowedAddresses: ['203.0.113.0/24'], rateLimitPerMinute: 60 };

describe('rulesAfter', () => {
  it('keeps missing values', () => {
    expect(rulesAfter(before, {}, now)).toEqual(before);
  });

  it('removes values that are null', () => {
    expect(rulesAfter(before, { expiresAt: null, allowedAddresses: null, rateLimitPerMinute: null }, now)).toEqual(
      noRules,
    );
  });

  it('accepts an empty list', () => {
    expect(rulesAfter(before, { allowedAddresses: [] }, now).allowedAddresses).toBeNull();
  });

  it('normalizes networks and removes duplicates', () => {
    const allowedAddresses = ['198.51.100.7/24', '198.51.100.0/24', '203.0.113.7', '2001:DB8:0::1/32'];
    expect(rulesAfter(noRules, { allowedAddresses }, now).allowedAddresses).toEqual([
      '198.51.100.0/24',
      '203.0.113.7/32',
      '2001:db8::/32',
    ]);
  });

  it('refuses an expiry in the past, unless it is unchanged', () => {
    expect(() => rulesAfter(before, { expiresAt: past.toISOString() }, now)).toThrow(problems.invalid_request.text);
    const expired = { ...before, expiresAt: past };
    expect(rulesAfter(expired, { expiresAt: past.toISOString() }, now)).toEqual(expired);
  });
});
