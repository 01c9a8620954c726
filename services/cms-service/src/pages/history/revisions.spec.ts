import { differenceBetween } from './revisions.js';

const joined = (parts: ReturnType<typeof differenceBetween>, left: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

describe('differenceBetween', () => {
  it('shows whole lines', () => {
    expect(differenceBetween('eins\nzwei\ndrei\n', 'eins\n2\ndrei\n')).toEqual([
      { kind: 'same', text: 'eins\n' },
      { kind: 'removed', text: 'zwei\n' },
      { kind: 'added', text: '2\n' },
      { kind: 'same', text: 'drei\n' },
    ]);
  });

  it('of two equal texts is none', () => {
    expect(differenceBetween('a', 'a')).toEqual([{ kind: 'same', text: 'a' }]);
    expect(differenceBetween('', '')).toEqual([]);
  });

  it('loses nothing of two long texts without a common line', () => {
    const from = Array.from({ length: 20_000 }, (_, n) => `a${n}`).join('\n');
    const to = Array.from({ length: 20_000 }, (_, n) => `b${n}`).join('\n');
    const parts = differenceBetween(from, to);
    expect([joined(parts, 'added') === from, joined(parts, 'removed') === to]).toEqual([true, true]);
  });
});
