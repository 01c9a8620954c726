import { findSepaMembership, isInSepa, sepaCountries } from './sepa.js';
import { countries } from './structure.js';

const today = '2026-11-21';

describe('SEPA', () => {
  it('has 41 countries and Gibraltar, all with IBANs', () => {
    expect(sepaCountries).toHaveLength(42);
    expect(sepaCountries.filter((country) => !countries.includes(country))).toEqual([]);
    expect(sepaCountries.filter((country) => !isInSepa(country, today))).toEqual([]);
  });

  it.each(['GB', 'GI', 'CH', 'MC', 'SM', 'VA', 'AD', 'IS', 'LI', 'NO'])(
    'includes %s, which is outside the EU',
    (country) => {
      expect(isInSepa(country, today)).toBe(true);
    },
  );

  it.each(['FO', 'GL', 'XK', 'BA', 'TR', 'UA', 'XX'])('does not include %s', (country) => {
    expect(isInSepa(country, today)).toBe(false);
    expect(findSepaMembership(country)).toBeNull();
  });

  it.each([
    ['DE', '2008-01-27', '2008-01-28'],
    ['HR', '2013-06-30', '2013-07-01'],
    ['AL', '2025-10-04', '2025-10-05'],
    ['MD', '2025-10-04', '2025-10-05T00:00:00.000Z'],
    ['RS', '2026-04-30', '2026-05-01'],
  ])('%s: not yet on %s, but on %s', (country, before, since) => {
    expect([isInSepa(country, before), isInSepa(country, since)]).toEqual([false, true]);
  });

  it.each([
    ['AL', '2024-11-21'],
    ['ME', '2024-11-21'],
    ['MD', '2025-03-06'],
    ['MK', '2025-03-06'],
    ['RS', '2025-05-22'],
  ])('%s joined the scope on %s, before its banks could take part', (country, inScopeSince) => {
    const membership = findSepaMembership(country);
    expect(membership?.inScopeSince).toBe(inScopeSince);
    expect(membership && membership.paymentsSince > inScopeSince).toBe(true);
  });
});
