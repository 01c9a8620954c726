import { RecordFields } from '../consuming/record-fields.js';
import { type OwnedKeyCopy, readKeyChanged, selectNewestCopies } from './key-copy.js';

const event = {
  keyId: 'k-1',
  version: 3,
  contractId: 7,
  clientName: 'Müller GmbH',
  clientEmail: 'it@example.org',
  quota: 1_000,
  used: 12,
  isActive: true,
  isRenewed: false,
  expiresAt: null,
  createdAt: '2026-09-07T10:00:00.000Z',
};

const read = (fields: object) => readKeyChanged(RecordFields.of(Buffer.from(JSON.stringify(fields))));
const copy = (keyId: string, version: number, epoch = 1): OwnedKeyCopy => ({ ...read(event), keyId, version, epoch });

it('keeps what screens show and no address', () => {
  expect(read(event)).toEqual({
    keyId: 'k-1',
    version: 3,
    contractId: 7,
    clientName: 'Müller GmbH',
    quota: 1_000,
    used: 12,
    isActive: true,
    isRenewed: false,
    isTest: false,
  });
  expect(read({ ...event, isTest: true }).isTest).toBe(true);
});

it.each([
  ['keyId', 5, 'keyId: not a text of at most 64 characters'],
  ['version', -1, `version: not a number from 0 to ${Number.MAX_SAFE_INTEGER}`],
  ['quota', 1.5, 'quota: not an integer'],
  ['used', undefined, `used: not a number from 0 to ${Number.MAX_SAFE_INTEGER}`],
  ['isActive', 'yes', 'isActive: not a boolean'],
  ['isTest', 'yes', 'isTest: not a boolean'],
])('refuses %s = %p', (field, value, reason) => {
  expect(() => read({ ...event, [field]: value })).toThrow(reason);
});

it('takes the highest version of each key, in key order', () => {
  const newest = selectNewestCopies([copy('b', 2), copy('a', 5), copy('b', 9), copy('a', 4), copy('b', 3)]);
  expect(newest.map(({ keyId, version }) => [keyId, version])).toEqual([
    ['a', 5],
    ['b', 9],
  ]);
});

it('takes the state of the highest epoch, whatever its version', () => {
  expect(selectNewestCopies([copy('a', 9), copy('a', 2, 2), copy('a', 8)])).toMatchObject([{ version: 2 }]);
});
