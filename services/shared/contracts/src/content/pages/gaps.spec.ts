import { gapsIn } from './gaps.js';

describe('gapsIn', () => {
  it('finds gaps, each once', () => {
    const text = 'Firma: [[Lücke: Firma]]\nSitz: [[Lücke: Anschrift ]], [[Lücke: Firma]]';
    expect(gapsIn(text)).toEqual(['Firma', 'Anschrift']);
  });

  it.each(['', '[[Lücke]]', '[[Lücke: ]', '[[Lücke:\n]]', '[Lücke: x]', '[[Quelle: x]]', '[['.repeat(50_000)])(
    'finds none in other brackets',
    (text) => expect(gapsIn(text)).toEqual([]),
  );
});
