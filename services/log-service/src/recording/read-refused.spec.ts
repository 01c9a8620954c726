import { newRefusal } from '../../e2e/support/sample-events.js';
import { RecordFields } from '../consuming/record-fields.js';
import { readRefused } from './read-refused.js';

const read = (event: object) => readRefused(RecordFields.of(Buffer.from(JSON.stringify(event))));

it('reads many requests as one row without a country', () => {
  const event = newRefusal({ at: '2026-09-07T10:00:10.000Z', count: 250 });
  expect(read(event)).toMatchObject({
    id: event.id,
    day: '2026-09-07',
    status: 429,
    count: 250,
    country: '??',
    address: event.address,
    errorCode: 'rate_limited',
    responseTimeUs: null,
    keyId: null,
    ibanHash: null,
  });
});

it('reads the rest, of which no address is known', () => {
  expect(read(newRefusal({ address: null, addressShort: null, addressHash: null }))).toMatchObject({
    address: null,
    addressShort: null,
    addressHash: null,
  });
});

it.each([
  ['count', 0, 'count: not a number from 1 to 2147483647'],
  ['count', 2.5, 'count: not an integer'],
  ['status', 200, 'status: not a number from 400 to 599'],
  ['status', 600, 'status: not a number from 400 to 599'],
  ['errorCode', null, 'errorCode: not a text of at most 64 characters'],
])('refuses %s = %p', (field, value, reason) => {
  expect(() => read({ ...newRefusal(), [field]: value })).toThrow(reason);
});
