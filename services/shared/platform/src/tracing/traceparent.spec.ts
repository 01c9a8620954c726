import { readTraceparent, writeTraceparent } from './traceparent.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

describe('traceparent', () => {
  it.each([
    ['01', true],
    ['00', false],
    ['03', true],
    ['fe', false],
  ])('reads the flags %s', (flags, isSampled) => {
    expect(readTraceparent(`00-${traceId}-${spanId}-${flags}`)).toEqual({ traceId, spanId, isSampled });
  });

  it.each([
    undefined,
    '',
    'nonsense',
    ['a'],
    `01-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  ])('E2: does not take %p', (header) => expect(readTraceparent(header)).toBeUndefined());

  it.each([true, false])('writes the value it reads (%p)', (isSampled) => {
    const parent = { traceId, spanId, isSampled };
    expect(readTraceparent(writeTraceparent(parent))).toEqual(parent);
  });
});
