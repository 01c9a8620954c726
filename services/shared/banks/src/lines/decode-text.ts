import { isUtf8 } from 'node:buffer';

export type Encoding = 'windows-1250' | 'windows-1252' | 'windows-1257' | 'cp852';

export const DEFAULT_ENCODING: Encoding = 'windows-1252';

const utf8 = new TextDecoder('utf-8');

/** Characters of Windows-1252 in place of ISO-8859-1's control characters; undefined bytes are kept. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Code page 852 (DOS, Central Europe), which TextDecoder does not support. */
const dosCharacters =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

const decoders = { 'windows-1250': new TextDecoder('windows-1250'), 'windows-1257': new TextDecoder('windows-1257') };

/**
 * Decodes a publisher's file as UTF-8 if valid, otherwise in the publisher's encoding. Windows-1252 includes ISO-8859-1. Text in these encodings is
 * never valid UTF-8 by chance: a letter beyond ASCII would need a second byte that no word has.
 */
export function decodeText(bytes: Uint8Array, encoding: Encoding = DEFAULT_ENCODING): string {
  if (isUtf8(bytes)) return utf8.decode(bytes);
  if (encoding === 'windows-1250' || encoding === 'windows-1257') return decoders[encoding].decode(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return encoding === 'cp852'
    ? text.replace(/[\u0080-\u00ff]/g, (character) => dosCharacters.charAt(character.charCodeAt(0) - 0x80))
    : text.replace(/[\u0080-\u009f]/g, (character) => windowsCharacters.charAt(character.charCodeAt(0) - 0x80));
}
