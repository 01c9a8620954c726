import type { RegistryEntry } from '@pruefer/iban';
import { shippedEntries } from './merge-registry.js';
import { consequenceNeedsConfirmation, describeConsequence, listConsequences } from './registry-consequences.js';

const uganda: RegistryEntry = { country: 'UG', name: 'Uganda', fields: 'b4a s3n k12n', validFrom: null };
const belgium: RegistryEntry = { country: 'BE', name: 'Belgien', fields: 'b4n k12n', validFrom: null };
const withEntry = (entry: RegistryEntry) => [
  ...shippedEntries.filter(({ country }) => country !== entry.country),
  entry,
];
const createLaterRelease = (entries: readonly RegistryEntry[]) => ({
  version: '2028-01-01-1a2b3c4d',
  name: 'IBAN-Register (SWIFT), Ausgabe 104',
  date: '2028-01-01',
  entries,
});
const consequences = (after: readonly RegistryEntry[], later: ReturnType<typeof createLaterRelease> | undefined) =>
  listConsequences(shippedEntries, after, later).map((consequence) => [
    ...[consequence.change.country, consequence.duration, consequenceNeedsConfirmation(consequence)],
    describeConsequence(consequence, later),
  ]);
const addition = 'Uganda kommt hinzu: UG2!n4!a15!n (23 Stellen), kein SEPA';

describe('consequences of loading a release', () => {
  it('a permanently added country needs no confirmation', () => {
    expect(consequences(withEntry(uganda), undefined)).toEqual([['UG', 'stays', false, addition]]);
    expect(consequences(withEntry(uganda), createLaterRelease(withEntry(uganda)))).toEqual([
      ['UG', 'stays', false, addition],
    ]);
  });

  it('a country that a later release removes again needs confirmation: its IBANs become invalid', () => {
    expect(consequences(withEntry(uganda), createLaterRelease(shippedEntries))).toEqual([
      ['UG', 'ends', true, `${addition}. Das gilt bis 31.12.2027, danach IBAN-Register (SWIFT), Ausgabe 104.`],
    ]);
  });

  it('a temporarily changed structure needs confirmation with its last day', () => {
    const [[, duration, isAsked, text] = []] = consequences(withEntry(belgium), createLaterRelease(shippedEntries));
    expect([duration, isAsked]).toEqual(['ends', true]);
    expect(text).toBe(
      'Belgien: BE2!n16!n (20 Stellen), bisher: BE2!n12!n (16 Stellen). Das gilt bis 31.12.2027, danach IBAN-Register (SWIFT), Ausgabe 104.',
    );
    expect(consequences(withEntry(belgium), createLaterRelease(withEntry(belgium)))[0]!.slice(1, 3)).toEqual([
      'stays',
      true,
    ]);
  });

  it('a change that only applies after the later release needs its withdrawal', () => {
    const announced = [...shippedEntries, { ...belgium, validFrom: '2028-07-01' }];
    const [[, duration, isAsked, text] = []] = consequences(announced, createLaterRelease(shippedEntries));
    expect([duration, isAsked]).toEqual(['waits', true]);
    expect(text).toMatch(
      /^Belgien ab 01\.07\.2028: .* Das gilt erst, wenn die Ausgabe ab 01\.01\.2028 zurückgenommen wird:/,
    );
  });
});
