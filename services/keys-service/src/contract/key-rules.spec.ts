import { problems } from '@pruefer/contracts';
import { noRules, rulesAfter } from './key-rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2027-01-01T00:00:00Z');
const past = new Date('2020-01-01T00:00:00Z');
const before = { expiresAt: later, allowedAddresses: ['203.0.113.0/24'], rateLimitPerMinute: 60 };

describe('rulesAfter', () => {
  it('keeps what is left out', () => {
    expect(rulesAfter(before, {}, now)).toEqual(before);
  });

  it('takes away what is null', () => {
    expect(rulesAfter(before, { expiresAt: null, allowedAddresses: null, rateLimitPerMinute: null }, now)).toEqual(
      noRules,
    );
  });

  it('reads an empty list as everywhere', () => {
    expect(rulesAfter(before, { allowedAddresses: [] }, now).allowedAddresses).toBeNull();
  });

  it('spells networks in one way, each once', () => {
    const allowedAddresses = ['198.51.100.7/24', '198.51.100.0/24', '203.0.113.7', '2001:DB8:0::1/32'];
    expect(rulesAfter(noRules, { allowedAddresses }, now).allowedAddresses).toEqual([
      '198.51.100.0/24',
      '203.0.113.7/32',
      '2001:db8::/32',
    ]);
  });

  it('refuses an end that has passed, unless it was the end before', () => {
    expect(() => rulesAfter(before, { expiresAt: past.toISOString() }, now)).toThrow(problems.invalid_request.text);
    const expired = { ...before, expiresAt: past };
    expect(rulesAfter(expired, { expiresAt: past.toISOString() }, now)).toEqual(expired);
  });
});
