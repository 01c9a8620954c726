import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { MAX_BANK_FILE_BYTES } from '@pruefer/contracts';

const GZIP_MARK = 0x8b1f;
const PIECE_BYTES = 262_144;

/** The file is not valid gzip, or larger than any publisher's file. */
export class FileUnreadable extends Error {}

/**
 * The content of a file in pieces, whether it is packed with gzip or not.
 * @param onBytes gets after each piece how many bytes of the file are done
 * @throws FileUnreadable when it cannot be unpacked, or is too large
 */
export async function* unpack(
  file: Uint8Array,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const isPacked = file.length > 2 && Buffer.from(file.buffer, file.byteOffset, 2).readUInt16LE() === GZIP_MARK;
  const pieces = splitIntoPieces(file, onBytes);
  let bytes = 0;
  for await (const piece of isPacked ? gunzipPieces(pieces) : pieces) {
    bytes += piece.length;
    if (bytes > MAX_BANK_FILE_BYTES) throw new FileUnreadable('too large for a bank file');
    yield piece;
  }
}

async function* gunzipPieces(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const packed = Readable.from(pieces);
  packed.pipe(gunzip);
  try {
    for await (const piece of gunzip) yield piece as Buffer;
  } catch (error) {
    throw new FileUnreadable('no gzip', { cause: error });
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}

function* splitIntoPieces(file: Uint8Array, onBytes: (bytes: number) => void): Generator<Uint8Array> {
  for (let from = 0; from < file.length; from += PIECE_BYTES) {
    const piece = file.subarray(from, from + PIECE_BYTES);
    yield piece;
    onBytes(from + piece.length);
  }
}
