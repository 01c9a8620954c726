import { Problem } from '@pruefer/contracts';
import { changeCursorOf, changePositionOf } from './changes-cursor.js';

describe('cursor of bank changes', () => {
  it('leads back to its place', () => {
    const place = { validFrom: '2026-12-07', bankCode: '37040044' };
    expect(changePositionOf(changeCursorOf(place))).toEqual(place);
    expect(changeCursorOf(place)).toMatch(/^[\w-]+$/);
  });

  it.each([
    '',
    'x',
    '****',
    changeCursorOf({ validFrom: '2026-02-30', bankCode: '1' }),
    changeCursorOf({ validFrom: '0000-01-01', bankCode: '1' }),
    changeCursorOf({ validFrom: '2026-12-07', bankCode: `'; --` }),
  ])('E3: refuses %j', (cursor) => {
    expect(() => changePositionOf(cursor)).toThrow(Problem);
  });
});
