import { decodeText } from './decode-text.js';

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Köln – Bad Säckingen', 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffKöln – Bad Säckingen', 'utf8')],
    [
      'Windows-1252',
      Buffer.concat([Buffer.from('Köln ', 'latin1'), Buffer.from([0x96]), Buffer.from(' Bad Säckingen', 'latin1')]),
    ],
  ])('reads %s', (_encoding, file) => {
    expect(decodeText(file)).toBe('Köln – Bad Säckingen');
  });

  it('reads every character of ISO-8859-1', () => {
    const characters = Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');
    expect(decodeText(Buffer.from(characters, 'latin1'))).toBe(characters);
  });

  it('decodes every byte of Windows-1252 as defined', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index);
    const text = decodeText(bytes);
    expect(text).toHaveLength(32);
    expect([text[0], text[0x0a], text[0x16], text[0x1f]]).toEqual(['€', 'Š', '–', 'Ÿ']);
  });

  it('reads a part of a larger buffer', () => {
    expect(decodeText(Buffer.from('abKölncd', 'latin1').subarray(2, 6))).toBe('Köln');
  });
});
