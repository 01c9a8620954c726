import { Problem } from '@pruefer/contracts';
import { changesCursorOf, changesPlaceOf } from './changes-cursor.js';

describe('a cursor of bank changes', () => {
  it('leads back to its place', () => {
    const place = { validFrom: '2026-12-07', bankCode: '37040044' };
    expect(changesPlaceOf(changesCursorOf(place))).toEqual(place);
    expect(changesCursorOf(place)).toMatch(/^[\w-]+$/);
  });

  it.each([
    '',
    'x',
    '****',
    changesCursorOf({ validFrom: '2026-02-30', bankCode: '1' }),
    changesCursorOf({ validFrom: '0000-01-01', bankCode: '1' }),
    changesCursorOf({ validFrom: '2026-12-07', bankCode: `'; --` }),
  ])('E3: is refused when it is none: %j', (cursor) => {
    expect(() => changesPlaceOf(cursor)).toThrow(Problem);
  });
});
