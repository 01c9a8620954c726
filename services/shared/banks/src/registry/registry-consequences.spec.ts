import type { RegistryEntry } from '@pruefer/iban';
import { shippedEntries } from './merge-registry.js';
import { asksFirst, consequencesOf, describeConsequence } from './registry-consequences.js';

const uganda: RegistryEntry = { country: 'UG', name: 'Uganda', fields: 'b4a s3n k12n', validFrom: null };
const belgium: RegistryEntry = { country: 'BE', name: 'Belgien', fields: 'b4n k12n', validFrom: null };
const withEntry = (entry: RegistryEntry) => [
  ...shippedEntries.filter(({ country }) => country !== entry.country),
  entry,
];
const laterOf = (entries: readonly RegistryEntry[]) => ({
  ...{ version: '2028-01-01-1a2b3c4d', name: 'IBAN-Register (SWIFT), Ausgabe 104', date: '2028-01-01' },
  entries,
});
const said = (after: readonly RegistryEntry[], later: ReturnType<typeof laterOf> | undefined) =>
  consequencesOf(shippedEntries, after, later).map((one) => [
    ...[one.change.country, one.duration, asksFirst(one)],
    describeConsequence(one, later),
  ]);
const added = 'Uganda kommt hinzu: UG2!n4!a15!n (23 Stellen), kein SEPA';

describe('the consequences of loading a release', () => {
  it('a new country is nothing to ask about as long as it stays', () => {
    expect(said(withEntry(uganda), undefined)).toEqual([['UG', 'stays', false, added]]);
    expect(said(withEntry(uganda), laterOf(withEntry(uganda)))).toEqual([['UG', 'stays', false, added]]);
  });

  it('a new country that a release loaded for a later day does not know is asked about: its IBANs become wrong again', () => {
    expect(said(withEntry(uganda), laterOf(shippedEntries))).toEqual([
      ['UG', 'ends', true, `${added}. Das gilt bis 31.12.2027, danach IBAN-Register (SWIFT), Ausgabe 104.`],
    ]);
  });

  it('a country built otherwise is asked about with the day until which it is', () => {
    const [[, duration, isAsked, text] = []] = said(withEntry(belgium), laterOf(shippedEntries));
    expect([duration, isAsked]).toEqual(['ends', true]);
    expect(text).toBe(
      'Belgien: BE2!n16!n (20 Stellen), bisher: BE2!n12!n (16 Stellen). Das gilt bis 31.12.2027, danach IBAN-Register (SWIFT), Ausgabe 104.',
    );
    expect(said(withEntry(belgium), laterOf(withEntry(belgium)))[0]!.slice(1, 3)).toEqual(['stays', true]);
  });

  it('what only comes when the later release holds already waits for its being withdrawn', () => {
    const announced = [...shippedEntries, { ...belgium, validFrom: '2028-07-01' }];
    const [[, duration, isAsked, text] = []] = said(announced, laterOf(shippedEntries));
    expect([duration, isAsked]).toEqual(['waits', true]);
    expect(text).toMatch(
      /^Belgien ab 01\.07\.2028: .* Das gilt erst, wenn die Ausgabe ab 01\.01\.2028 zurückgenommen wird:/,
    );
  });
});
