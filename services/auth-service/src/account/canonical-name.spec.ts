import { canonicalName } from './canonical-name.js';

describe('B9: the one form of a name', () => {
  it.each([
    ['capitals', 'ANNA', 'anna'],
    ['capitals beyond ASCII', 'ÄRGERPT', 'ärgerpt'],
    ['letters in two parts', 'A\u0308rger', 'ärger'],
    ['blanks around it', '  Jürgen ', 'jürgen'],
    ['a sign that only looks like another letter', '\u212Bsa', 'åsa'],
    ['a capital without a lower-case letter of its own', '\u0130\u0301', '\u0130\u0301'.toLowerCase().normalize('NFC')],
  ])('does not depend on %s', (_, typed, canonical) => {
    expect(canonicalName(typed)).toBe(canonical);
    expect(canonicalName(canonical)).toBe(canonical);
  });

  it.each([
    ['groß', 'gross'],
    ['anna', 'änna'],
  ])('%s and %s stay two names', (one, other) => {
    expect(canonicalName(one)).not.toBe(canonicalName(other));
  });
});
