import { shippedEntries } from './merge-registry.js';
import { areRegistryEntries } from './registry-entries.js';

const [german] = shippedEntries.filter(({ country }) => country === 'DE');
const belgian = { country: 'BE', name: 'Belgien', fields: 'b4n k12n', validFrom: '2027-07-01', sepaSince: null };

it('accepts the entries that the product stores', () => {
  expect(areRegistryEntries(JSON.parse(JSON.stringify(shippedEntries)))).toBe(true);
  expect(areRegistryEntries([german, belgian, { ...belgian, sepaSince: '2009' }])).toBe(true);
});

it.each<[string, unknown]>([
  ['no list', { ...german }],
  ['nothing', []],
  ['no German IBANs', [belgian]],
  ['other German IBANs', [{ ...german, fields: 'b8n k11n' }]],
  ['an invalid entry', [german, null]],
  ['a name with a line break', [german, { ...belgian, name: 'Bel\ngien' }]],
  ['a name that JSON escapes', [german, { ...belgian, name: 'Bel"gien' }]],
  ['fields that cannot be parsed', [german, { ...belgian, fields: 'b4n z12n' }]],
  ['no account number', [german, { ...belgian, fields: 'b4n s12n' }]],
  ['an IBAN that is too long', [german, { ...belgian, fields: 'b4n k99n' }]],
  ['an invalid day', [german, { ...belgian, validFrom: '2027-02-30' }]],
  ['SEPA since whenever', [german, { ...belgian, sepaSince: 'immer' }]],
])('F2: %s is not a release of the registry', (_what, value) => {
  expect(areRegistryEntries(value)).toBe(false);
});
