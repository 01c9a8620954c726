import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzip,
} from 'node:zlib';
import type { DocumentCoding } from './compressed-document.js';

/** Bytes that each nonce occupies in a compressed document. */
const NONCE_BYTES = 24;
const PADDING = '==';

/** A coding in which separately compressed pieces can be joined to one stream. */
interface PiecewiseCoding {
  readonly start: () => BrotliCompress | DeflateRaw;
  readonly flush: number;
  /** Written before a nonce that is stored uncompressed in the stream. */
  readonly verbatim: Buffer;
  readonly opening: Buffer;
  /** Returns the end of the stream, with checksum and length of the whole document. */
  readonly closing?: (document: readonly Buffer[]) => Buffer;
  readonly read: (encodedBody: Buffer) => Promise<Buffer>;
}

/** Each is compressed once and sent often. */
const codings = {
  br: {
    start: () =>
      createBrotliCompress({
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 17 },
      }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    // RFC 7932, 9.2: not the last block, 16 bits of length less one, uncompressed.
    verbatim: littleEndian(((NONCE_BYTES - 1) << 3) | (1 << 19), 3),
    opening: Buffer.alloc(0),
    read: promisify(brotliDecompress),
  },
  gzip: {
    start: () => createDeflateRaw({ level: 6 }),
    flush: constants.Z_SYNC_FLUSH,
    // RFC 1951, 3.2.4: a block that is stored, its length and the complement of it.
    verbatim: Buffer.concat([littleEndian(0, 1), littleEndian(NONCE_BYTES, 2), littleEndian(~NONCE_BYTES, 2)]),
    // RFC 1952: no name, no time, from no particular system.
    opening: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]),
    closing: (parts) => Buffer.concat([littleEndian(computeChecksum(parts), 4), littleEndian(sumLengths(parts), 4)]),
    read: promisify(gunzip),
  },
} as const satisfies Record<DocumentCoding, PiecewiseCoding>;

/** A document that was compressed once, with places in which each answer puts its nonce. */
export class PreparedDocument {
  private constructor(
    private readonly coding: PiecewiseCoding,
    /** Uncompressed, where the end of the stream is worked out from them. */
    private readonly parts: readonly Buffer[],
    private readonly pieces: readonly Buffer[],
  ) {}

  /**
   * @param parts the document, split at its nonces
   * @throws Error when the result does not decompress to the document, because compressors may end their blocks
   * differently
   */
  static async of(parts: readonly string[], name: DocumentCoding): Promise<PreparedDocument> {
    const coding: PiecewiseCoding = codings[name];
    const bytes = parts.map((part) => Buffer.from(part));
    const document = new PreparedDocument(coding, coding.closing ? bytes : [], await compressParts(bytes, coding));
    const nonce = randomBytes(16).toString('base64');
    const decodedDocument = await coding.read(document.withNonce(nonce));
    if (decodedDocument.toString() !== parts.join(nonce))
      throw new Error(`a document cannot be sent in pieces as ${name}`);
    return document;
  }

  /** Memory that it takes in a cache. */
  get bytes(): number {
    return sumLengths(this.parts) + sumLengths(this.pieces);
  }

  /** @param nonce 24 characters that end in == */
  withNonce(nonce: string): Buffer {
    const { opening, verbatim, closing } = this.coding;
    const nonceBytes = Buffer.from(nonce, 'latin1');
    const separator = Buffer.concat([verbatim, nonceBytes]);
    const end = closing ? [closing(withSeparators(this.parts, nonceBytes))] : [];
    return Buffer.concat([opening, ...withSeparators(this.pieces, separator), ...end]);
  }
}

/**
 * Compresses the parts of a document in one stream, split at block ends. A placeholder replaces each nonce for the
 * compressor. It has the same length, is unique and ends in the same bytes, because later output may depend on the
 * bytes before it.
 */
async function compressParts(parts: readonly Buffer[], { start, flush }: PiecewiseCoding): Promise<Buffer[]> {
  const stream = start();
  const pieces: Buffer[] = [];
  try {
    for (const [index, part] of parts.entries()) {
      if (index > 0) await compressPart(stream, standIn(), flush);
      const isLast = index === parts.length - 1;
      pieces.push(await compressPart(stream, part, isLast ? undefined : flush));
    }
    return pieces;
  } finally {
    stream.close();
  }
}

/** Compresses a piece. @param flush undefined: the last piece @returns its compressed bytes */
async function compressPart(
  stream: BrotliCompress | DeflateRaw,
  bytes: Buffer,
  flush: number | undefined,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const push = (chunk: Buffer) => void pieces.push(chunk);
  stream.on('data', push);
  await new Promise<void>((resolve) => {
    if (flush === undefined) stream.once('end', resolve).end(bytes);
    else stream.write(bytes, () => stream.flush(flush, resolve));
  });
  stream.off('data', push);
  return Buffer.concat(pieces);
}

/** Bytes that are no text. */
function standIn(): Buffer {
  const bytes = randomBytes(NONCE_BYTES - PADDING.length).map((byte) => byte | 0x80);
  return Buffer.concat([bytes, Buffer.from(PADDING)]);
}

function withSeparators(pieces: readonly Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}

function computeChecksum(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => crc32(part, sum), 0);
}

function sumLengths(parts: readonly Buffer[]): number {
  return parts.reduce((bytes, part) => bytes + part.length, 0);
}

function littleEndian(value: number, bytes: number): Buffer {
  return Buffer.from(Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff));
}
