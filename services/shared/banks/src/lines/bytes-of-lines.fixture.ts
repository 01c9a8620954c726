import type { Encoding } from './decode-text.js';

/** A file of lines in a publisher's encoding. */
export function bytesOfLines(encoding: Encoding | 'utf-8', lines: readonly string[]): Buffer {
  const text = `${lines.join('\r\n')}\r\n`;
  return encoding === 'utf-8'
    ? Buffer.from(text)
    : Buffer.from([...text].map((character) => toByte(character, encoding)));
}

function toByte(character: string, encoding: Encoding): number {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code;
  const byte = Array.from({ length: 128 }, (_, at) => 0x80 + at).find((at) => read(at, encoding) === character);
  if (byte === undefined) throw new Error(`${character} is not in ${encoding}`);
  return byte;
}

/** Decodes a byte by iconv's tables; the one encoding without a TextDecoder is listed. */
function read(byte: number, encoding: Encoding): string | undefined {
  if (encoding !== 'cp852') return new TextDecoder(encoding).decode(Uint8Array.of(byte));
  return dos[byte];
}

const dos: Readonly<Record<number, string>> = { 0x88: 'ł', 0x9d: 'Ł', 0xa2: 'ó', 0xab: 'ź' };
