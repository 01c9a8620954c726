import type { AnatomyPart } from './anatomy-part.js';
import { breakLines } from './break-lines.js';

const part = (text: string, more: Partial<AnatomyPart> = {}): AnatomyPart => ({
  text,
  name: 'Teil',
  tone: 'plain',
  touches: false,
  ...more,
});
const texts = (lines: AnatomyPart[][]) => lines.map((line) => line.map(({ text }) => text));

it('leaves in one line what fits, and breaks between parts before it cuts one', () => {
  const parts = [part('DE'), part('89', { touches: true }), part('3704 0044'), part('0532 0130 00')];
  expect(texts(breakLines(parts, 30))).toEqual([['DE', '89', '3704 0044', '0532 0130 00']]);
  expect(texts(breakLines(parts, 20))).toEqual([['DE', '89', '3704 0044'], ['0532 0130 00']]);
});

it('cuts a part that is longer than a line at the blanks of its groups; only the first piece has the name', () => {
  const lines = breakLines([part('LC'), part('0001 0001 0012 0012 0002 3015')], 20);
  expect(texts(lines)).toEqual([['LC'], ['0001 0001 0012 0012'], ['0002 3015']]);
  expect(lines.flat().map(({ name }) => name)).toEqual(['Teil', 'Teil', '']);
});

it.each([
  [6, [1, undefined]],
  [21, [undefined, 1]],
])('keeps the place of a wrong character, %i', (wrongAt, places) => {
  const shifted = wrongAt === 6 ? 1 : wrongAt;
  const lines = breakLines([part('0001 0001 0012 0012 0002 3015', { wrongAt: shifted })], 20);
  expect(lines.flat().map((piece) => piece.wrongAt)).toEqual(places);
});
