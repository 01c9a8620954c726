import { shippedEntries } from './merge-registry.js';
import { releaseError } from './release-error.js';

const release = {
  version: '2027-01-04-aaaaaaaa',
  name: 'IBAN-Register (SWIFT), Ausgabe 103',
  validFrom: '2027-01-04',
  fingerprint: 'a'.repeat(64),
  entries: JSON.parse(JSON.stringify(shippedEntries)) as unknown,
};

it('a release stored by the product has no error', () => {
  expect(releaseError(release)).toBeUndefined();
});

it.each<[string, object]>([
  ['its version is not made of its day and its file', { version: '2027-01-05-aaaaaaaa' }],
  ['its name may not stand in answers', { name: 'IBAN-\u202eRegister' }],
  ['its name may not stand in answers', { name: 'IBAN-\nRegister' }],
  [
    'its entries cannot be read',
    { entries: [{ country: 'DE', name: 'Deutschland', fields: 'k18n', validFrom: null }] },
  ],
  ['its entries cannot be read', { entries: null }],
])('F2: a release is not used when %s', (error, change) => {
  expect(releaseError({ ...release, ...change })).toBe(error);
});
