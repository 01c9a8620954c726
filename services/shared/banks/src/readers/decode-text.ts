import { isUtf8 } from 'node:buffer';

const utf8 = new TextDecoder('utf-8');

/** What Windows-1252 has where ISO-8859-1 has control characters; undefined places are none of either. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Text of a publisher's file, whatever it says of its encoding: UTF-8 when every byte fits, else Windows-1252, which reads
 * ISO-8859-1 too. German text in ISO-8859-1 never is UTF-8 by chance: an umlaut would need a second byte that no word has.
 */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return utf8.decode(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windowsCharacters.charAt(character.charCodeAt(0) - 0x80));
}
