import { defaultTimes, timesIn } from '@pruefer/contracts';
import { keys } from '~/testing/fake-keys.js';
import { changesBetween } from './key-changes.js';

const before = keys.nordlicht;
const changed = (now: Partial<typeof before>, times = defaultTimes) =>
  changesBetween(before, { ...before, ...now }, times);

it.each([
  ['the client', { clientName: 'Nordlicht AG' }, 'Name des Kunden', before.clientName, 'Nordlicht AG'],
  ['the address', { clientEmail: 'a@b.example' }, 'E-Mail des Kunden', before.clientEmail, 'a@b.example'],
  ['the quota', { quota: 1_250_001 }, 'Kontingent (Aufrufe)', '250.000', '1.250.001'],
  ['the state', { isActive: false }, 'Aktiv', 'Ja', 'Nein'],
  ['the limit', { rateLimitPerMinute: 1_200 }, 'Höchstens Aufrufe pro Minute', 'keine Angabe', '1.200'],
  [
    'the addresses',
    { allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'] },
    'Erlaubte IP-Adressen und Netze',
    'keine Angabe',
    '203.0.113.0/24, 2001:db8::/32',
  ],
] satisfies [string, Partial<typeof before>, string, string, string][])(
  'shows the previous and the new value of %s',
  (_, now, label, old, current) => {
    expect(changed(now)).toEqual([{ label, before: old, now: current }]);
  },
);

it('says the end of a key as its last day, in the zone of the settings', () => {
  const expiresAt = '2027-06-30T22:00:00.000Z';
  const says = { label: 'Gültig bis einschließlich', before: 'keine Angabe' };
  expect(changed({ expiresAt })).toEqual([{ ...says, now: '30.06.2027' }]);
  const newYork = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A' });
  expect(changed({ expiresAt }, newYork)).toEqual([{ ...says, now: '06/30/2027' }]);
});

it('names nothing that no form can change: use, version, last call', () => {
  expect(
    changed({ used: 1, version: 99, lastUsedAt: '2026-11-20T13:07:31.000Z', keyHint: 'iban_sk_0000…0000' }),
  ).toEqual([]);
});

it('names all that has changed in the order of the form', () => {
  const now = { isActive: false, quota: 5, clientName: 'X', allowedAddresses: ['10.0.0.1'] };
  expect(changed(now).map(({ label }) => label)).toEqual([
    'Name des Kunden',
    'Kontingent (Aufrufe)',
    'Aktiv',
    'Erlaubte IP-Adressen und Netze',
  ]);
});
