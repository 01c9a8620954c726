import { addedFields, requestFieldList, ValidationAnswered } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { newAnswer } from '../../e2e/support/sample-events.js';
import { RecordFields } from '../consuming/record-fields.js';
import { readAnswered } from './read-answered.js';

const read = (event: object) => readAnswered(RecordFields.of(Buffer.from(JSON.stringify(event))));

it('reads a verdict', () => {
  const event = newAnswer({ at: '2026-09-07T23:59:59.999Z', responseTimeMs: 1.2345 });
  const { responseTimeMs, ...asItIs } = event;
  expect(responseTimeMs).toBe(1.2345);
  const ibanMasked = 'DE89…3000';
  const row = { ...asItIs, ibanMasked, day: '2026-09-07', count: 1, responseTimeUs: 1_235, isReversed: false };
  const unknown = Object.fromEntries(addedFields.map(({ name }) => [name, null]));
  expect(read(event)).toEqual({ ...row, ...unknown });
});

it.each([
  ['bulk', '000', 1],
  ['bulk', '001', 0],
  ['file', '000', 1],
  ['file', '001', 0],
  ['single', '001', 1],
  [undefined, '001', 1],
])('counts a bulk call once, with its first check: %s, %s', (channel, place, count) => {
  const event = newAnswer();
  expect(read({ ...event, id: event.id.slice(0, -3) + place, channel }).count).toBe(count);
});

it('C10: reads that a verdict is taken back', () => {
  expect(read({ ...newAnswer(), status: 503, reversed: true })).toMatchObject({ status: 503, isReversed: true });
});

it.each([
  ['the full IBAN', { iban: 'DE89370400440532013000', ibanMasked: null }, 'DE89…3000'],
  ['the masked one alone', { iban: null, ibanMasked: 'DE89…3000' }, 'DE89…3000'],
  ['neither', { iban: null, ibanMasked: null }, null],
])('G1: keeps an IBAN masked, given %s', (_, fields, ibanMasked) => {
  expect(read(newAnswer(fields)).ibanMasked).toBe(ibanMasked);
});

it('reads a refusal, of which little is known', () => {
  const row = read(
    newAnswer({ status: 401, keyId: null, contractId: null, bankDetails: null, iban: null, ibanMasked: null }),
  );
  expect(row).toMatchObject({
    status: 401,
    keyId: null,
    contractId: null,
    bankDetails: null,
    iban: null,
    ibanMasked: null,
  });
});

it('ignores fields it does not know', () => {
  const event = newAnswer();
  const bankDetails = { ...event.bankDetails, accountNumber: '0532013000', authority: 'own', publisher: 'Someone' };
  expect(read({ ...event, bankDetails, later: true })).toEqual(read(event));
});

it('keeps an institute with bank data outside the register', () => {
  const event = newAnswer();
  const bankDetails = { ...event.bankDetails, authority: 'community', publisher: 'Sammlung 1.0' };
  expect(read({ ...event, bankDetails })).toMatchObject({ bankDetails });
});

it.each([
  ['status', 504, 'status: not a number from 200 to 503'],
  ['status', 500, 'status: not one of 200, 400, 401, 429, 503'],
  ['status', 404, 'status: not one of 200, 400, 401, 429'],
  ['ibanHash', 'x'.repeat(64), 'ibanHash: not a SHA-256 in hex'],
  ['responseTimeMs', 1_800_001, 'responseTimeMs: not a number from 0 to 1800000'],
  ['id', '1', 'id: not a UUID'],
  ['bankDetails', { bic: 5 }, 'bic: not a text of at most 20 characters'],
])('refuses %s = %p', (field, value, reason) => {
  expect(() => read({ ...newAnswer(), [field]: value })).toThrow(reason);
});

describe('agrees with the contract', () => {
  /** Values of every kind: invalid for one field, valid for another. */
  const values = fc.oneof(
    fc.constantFrom(
      null,
      true,
      {},
      0,
      -1,
      1.5,
      200,
      400,
      429,
      250,
      'DE',
      'Köln',
      '2026-09-07T10:00:00.000Z',
      'a'.repeat(64),
    ),
    fc.string({ maxLength: 70 }),
    fc.string({ minLength: 480, maxLength: 520 }),
    fc.double({ min: -10, max: 1_000, noNaN: true }),
    fc.uuid(),
    fc.record({ bankCode: fc.constantFrom(null, 'x', 'x'.repeat(41), 7) }),
  );
  /** The table is stricter than the contract: these values must match their names. */
  const stricter = new Set(['addressHash', 'ibanHash', 'at', 'contractId']);
  const fields = requestFieldList
    .filter(({ name, from }) => from !== 'log' && !stricter.has(name))
    .map(({ name }) => name);

  function contractTakes(event: object): boolean {
    return validateSync(plainToInstance(ValidationAnswered, event)).length === 0;
  }

  function handTakes(event: object): boolean {
    try {
      read(event);
      return true;
    } catch {
      return false;
    }
  }

  it('on every field with every kind of value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), values, (field, value) => {
        const event = { ...newAnswer(), [field]: value };
        expect([field, value, handTakes(event)]).toEqual([field, value, contractTakes(event)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('on every missing field', () => {
    for (const field of Object.keys(newAnswer())) {
      const event = { ...newAnswer(), [field]: undefined };
      expect([field, handTakes(event)]).toEqual([field, contractTakes(event)]);
    }
  });
});
