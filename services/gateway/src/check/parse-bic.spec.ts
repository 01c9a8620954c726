import { Problem } from '@pruefer/contracts';
import { parseBic } from './parse-bic.js';

describe('parseBic', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    ['  ', undefined],
    ['COBADEFF', 'COBADEFF'],
    [' cobadeff-xxx ', 'COBADEFFXXX'],
    ['COBA DE FF 370', 'COBADEFF370'],
    ['ＣＯＢＡＤＥＦＦ', 'COBADEFF'],
  ])('reads %p as %p', (input, bic) => expect(parseBic(input)).toBe(bic));

  it.each(['COBADEF', 'COBADEFFX', 'COBADEFFXXXX', 'COBA12FFXXX', 'COBADEFF37Ö', 'COBADEFF\u0000', 'A'.repeat(60)])(
    'E1: refuses %p in German, at the field',
    (input) => {
      const refused = (): unknown => parseBic(input);
      expect(refused).toThrow(Problem);
      expect(refused).toThrow(expect.objectContaining({ code: 'invalid_request' }) as Error);
    },
  );
});
