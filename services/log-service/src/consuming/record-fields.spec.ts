import { BadRecord } from './bad-record.js';
import { MAX_RECORD_BYTES, RecordFields } from './record-fields.js';

const createRecordFields = (fields: object) => RecordFields.of(Buffer.from(JSON.stringify(fields)));

/** The reason for refusing a record; undefined when it is accepted. */
function catchReason(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(BadRecord);
    return (error as BadRecord).message;
  }
}

describe('a record as a whole', () => {
  it.each([
    ['no value', null, 'no value'],
    ['an empty value', Buffer.alloc(0), 'not JSON'],
    ['half a document', Buffer.from('{"id":'), 'not JSON'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), 'not JSON'],
    ['a list', Buffer.from('[]'), 'not a JSON object'],
    ['null', Buffer.from('null'), 'not a JSON object'],
    ['a number', Buffer.from('1'), 'not a JSON object'],
  ])('%s is refused', (_, value, reason) => {
    expect(catchReason(() => RecordFields.of(value))).toBe(reason);
  });

  it('D3: more than 64 KB is refused before it is parsed', () => {
    expect(catchReason(() => RecordFields.of(Buffer.alloc(MAX_RECORD_BYTES + 1)))).toBe('larger than 64 KB');
  });
});

describe('fields', () => {
  const texts = [
    ['a text', 'Köln', true],
    ['one of the longest', 'x'.repeat(8), true],
    ['an emoji', '🏦', true],
    ['one too long', 'x'.repeat(9), false],
    ['NUL', 'a\0b', false],
    ['half a surrogate pair', 'a\ud83c', false],
    ['a number', 1, false],
    ['null', null, false],
    ['nothing', undefined, false],
  ] as const;

  it.each(texts)('text: %s', (_, value, taken) => {
    expect(catchReason(() => createRecordFields({ field: value }).text('field', 8)) === undefined).toBe(taken);
  });

  it.each([
    ['2026-09-07T10:00:00.123Z', '2026-09-07T10:00:00.123Z'],
    ['2026-09-07T10:00:00Z', '2026-09-07T10:00:00.000Z'],
    ['2026-09-07T00:30:00+02:00', '2026-09-06T22:30:00.000Z'],
    ['2026-09-07T10:00:00.123456Z', '2026-09-07T10:00:00.123Z'],
    ['2026-02-30T10:00:00.123Z', '2026-03-02T10:00:00.123Z'],
    ['2026-09-07T24:00:00.000Z', '2026-09-08T00:00:00.000Z'],
  ])('instant: %s is read as %s', (given, read) => {
    expect(createRecordFields({ at: given }).instant('at')).toBe(read);
  });

  it.each(['2026-09-07', '2026-09-07T10:00:00', '2026-13-07T10:00:00Z', '1757239200', 'yesterday', '', 5, null])(
    'instant: %p is refused',
    (given) => {
      expect(catchReason(() => createRecordFields({ at: given }).instant('at'))).toBe('at: not an instant in ISO 8601');
    },
  );

  it.each([
    [0, true],
    [10, true],
    [-1, false],
    [11, false],
    [1.5, false],
    ['5', false],
    [true, false],
    [null, false],
  ])('integer from 0 to 10: %p', (value, taken) => {
    expect(catchReason(() => createRecordFields({ count: value }).integer('count', 0, 10)) === undefined).toBe(taken);
  });

  it('reads absent fields as null where that is allowed', () => {
    const fields = createRecordFields({ given: null });
    expect([fields.textOrNull('given', 1), fields.textOrNull('missing', 1)]).toEqual([null, null]);
    expect([
      fields.integerOrNull('missing', 0, 1),
      fields.sha256OrNull('missing'),
      fields.objectOrNull('given'),
    ]).toEqual([null, null, null]);
  });

  it.each([[[]], ['text'], [1]])('an object is not %p', (value) => {
    expect(catchReason(() => createRecordFields({ bank: value }).objectOrNull('bank'))).toBe('bank: not an object');
  });

  it('G1: a reason names the field, never its value', () => {
    const secret = 'DE89370400440532013000';
    const reads = [
      (fields: RecordFields) => fields.text('iban', 5),
      (fields: RecordFields) => fields.uuid('iban'),
      (fields: RecordFields) => fields.instant('iban'),
      (fields: RecordFields) => fields.number('iban', 0, 1),
      (fields: RecordFields) => fields.boolean('iban'),
    ];
    for (const read of reads) {
      const reason = catchReason(() => read(createRecordFields({ iban: secret })));
      expect(reason).toMatch(/^iban: not /);
      expect(reason).not.toContain(secret);
    }
  });
});
