import { isAscii } from 'node:buffer';
import { isUtf8 } from '@pruefer/iban';
import type { FileLayout } from '../row/file-row.js';
import { UnreadableFile } from '../row/unreadable-file.js';

/** Keeps the rows of one piece few, whatever pieces the source sends. */
const PIECE_BYTES = 65_536;

type Decoder = InstanceType<typeof TextDecoder>;
type Encoded = Pick<FileLayout, 'encoding' | 'isEncodingChosen'>;

/**
 * The text of a file in pieces, without a byte order mark. A file whose head has only ASCII characters may be in Windows-1252 unless another
 * encoding was chosen: its first other character decides.
 * @throws UnreadableFile `wrong_encoding` when the file is not in the chosen one
 */
export async function* decodeTextStream(
  source: AsyncIterable<Uint8Array>,
  { encoding, isEncodingChosen = false }: Encoded,
): AsyncGenerator<string> {
  let decoder = new TextDecoder(encoding, { fatal: isEncodingChosen });
  let isUndecided = encoding === 'utf-8' && !isEncodingChosen;
  for await (const bytes of source)
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      const piece = bytes.subarray(from, from + PIECE_BYTES);
      if (isUndecided && !isAscii(piece)) {
        isUndecided = false;
        if (!isUtf8(piece, false)) decoder = new TextDecoder('windows-1252');
      }
      yield decodePiece(decoder, piece, true);
    }
  yield decodePiece(decoder);
}

/** @throws UnreadableFile `wrong_encoding` from a fatal decoder */
export function decodePiece(decoder: Decoder, piece?: Uint8Array, stream = false): string {
  try {
    return decoder.decode(piece, { stream });
  } catch {
    throw wrongEncoding(decoder);
  }
}

export function wrongEncoding({ encoding }: Decoder): UnreadableFile {
  return new UnreadableFile('wrong_encoding', encoding.toUpperCase());
}
