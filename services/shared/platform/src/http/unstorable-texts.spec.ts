import { unstorableTexts } from './unstorable-texts.js';

const listUnstorableFields = (input: unknown, name?: string) => unstorableTexts(input, name).map(({ field }) => field);

describe('unstorableTexts', () => {
  it.each(['', 'Köln', '😀', 'a\tb\n', '\u00a0', '\ufffd', 7, true, null, undefined])(
    'E1: lets %p through',
    (value) => {
      expect(listUnstorableFields({ value, list: [value] })).toEqual([]);
    },
  );

  it.each(['\0', 'a\0b', '\ud800', '\udc00', 'a\ud83d', '\ude00\ud83d'])('E1: finds %j at any place', (bad) => {
    expect(listUnstorableFields({ a: bad, b: 'fine', c: { d: ['x', bad] } })).toEqual(['a', 'c.d.1']);
    expect(listUnstorableFields(bad, 'id')).toEqual(['id']);
  });

  it('E1: has a sentence for people', () => {
    expect(unstorableTexts('\0', 'id')[0]?.message).toHaveProperty(
      'de',
      'Der Text enthält Zeichen, die nicht erlaubt sind.',
    );
  });

  it('D4: lists 50 at most and is not stopped by depth', () => {
    expect(unstorableTexts(Array.from({ length: 1_000 }, () => '\0'))).toHaveLength(50);
    const deep = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`) as unknown;
    expect(unstorableTexts(deep)).toHaveLength(1);
  });
});
