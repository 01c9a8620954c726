import { Problem } from '@pruefer/contracts';
import { cursorOf, placeOf } from './changes-cursor.js';

describe('a cursor of bank changes', () => {
  it('leads back to its place', () => {
    const place = { validFrom: '2026-12-07', bankCode: '37040044' };
    expect(placeOf(cursorOf(place))).toEqual(place);
    expect(cursorOf(place)).toMatch(/^[\w-]+$/);
  });

  it.each([
    '',
    'x',
    '****',
    cursorOf({ validFrom: '2026-02-30', bankCode: '1' }),
    cursorOf({ validFrom: '0000-01-01', bankCode: '1' }),
    cursorOf({ validFrom: '2026-12-07', bankCode: `'; --` }),
  ])('E3: is refused when it is none: %j', (cursor) => {
    expect(() => placeOf(cursor)).toThrow(Problem);
  });
});
