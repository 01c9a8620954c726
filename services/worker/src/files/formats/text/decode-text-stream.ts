import { isAscii } from 'node:buffer';
import type { FileEncoding } from '@pruefer/contracts';
import { isUtf8 } from '@pruefer/iban';

/** Keeps the rows of one piece few, whatever pieces the source sends. */
const PIECE_BYTES = 65_536;

/**
 * The text of a file in pieces, without a byte order mark. A file whose head has only ASCII characters may be in Windows-1252: its first other
 * character decides.
 */
export async function* decodeTextStream(
  source: AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<string> {
  let decoder = new TextDecoder(encoding);
  let isUndecided = encoding === 'utf-8';
  for await (const bytes of source)
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      const piece = bytes.subarray(from, from + PIECE_BYTES);
      if (isUndecided && !isAscii(piece)) {
        isUndecided = false;
        if (!isUtf8(piece, false)) decoder = new TextDecoder('windows-1252');
      }
      yield decoder.decode(piece, { stream: true });
    }
  yield decoder.decode();
}
