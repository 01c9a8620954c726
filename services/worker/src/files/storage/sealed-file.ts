import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 4 + NONCE_BYTES;
const SEGMENT_BYTES = 65_536;

export const FILE_KEY_BYTES = 32;

/** The key of a job, and which of its files it encrypts: none can be taken for another. */
interface SealKey {
  readonly key: Buffer;
  readonly file: string;
}

/** A file of encrypted segments, each with its length in front. Its offset in the plain text is authenticated, so that none can be moved. */
interface Segment {
  /** Position of the segment's head in the file. */
  readonly position: number;
  /** Offset of its first byte in the plain text. */
  readonly offset: number;
  readonly length: number;
  readonly nonce: Buffer;
}

/** The end of an earlier append. */
export interface SealedEnd {
  /** Plain bytes. */
  readonly length: number;
  /** Bytes of the file. */
  readonly position: number;
}

/**
 * Appends to an encrypted file, durably. Bytes of a lost process after `end` are removed first.
 * @param end without `position`, the file is searched for it
 * @throws Error when the file is shorter
 */
export async function appendSealed(
  path: string,
  key: SealKey,
  end: Pick<SealedEnd, 'length'> & Partial<SealedEnd>,
  content: Uint8Array,
): Promise<SealedEnd> {
  const handle = await open(path, 'a+', 0o600);
  try {
    await handle.truncate(end.position ?? (await endOf(handle, end.length)));
    for (let from = 0; from < content.length; from += SEGMENT_BYTES) {
      const plain = content.subarray(from, from + SEGMENT_BYTES);
      await handle.appendFile(sealed(plain, key, end.length + from));
    }
    await handle.datasync();
    return { length: end.length + content.length, position: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

/** Reads the first `length` plain bytes. @throws Error at the first changed, moved or missing segment */
export async function* readSealed(path: string, key: SealKey, length: number): AsyncGenerator<Buffer> {
  if (length === 0) return;
  const handle = await open(path, 'r');
  try {
    for await (const segment of segmentsOf(handle)) {
      const box = Buffer.alloc(segment.length + TAG_BYTES);
      await handle.read(box, 0, box.length, segment.position + HEAD_BYTES);
      yield opened(box, key, segment);
      if (segment.offset + segment.length === length) return;
    }
    throw new Error(`${path} is shorter than ${length} bytes`);
  } finally {
    await handle.close();
  }
}

function sealed(plain: Uint8Array, key: SealKey, offset: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(plain.length);
  const nonce = randomBytes(NONCE_BYTES);
  nonce.copy(head, 4);
  const cipher = createCipheriv(CIPHER, key.key, nonce).setAAD(placeOf(key, offset));
  return Buffer.concat([head, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function opened(box: Buffer, key: SealKey, { nonce, offset, length }: Segment): Buffer {
  const decipher = createDecipheriv(CIPHER, key.key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(placeOf(key, offset))
    .setAuthTag(box.subarray(length));
  return Buffer.concat([decipher.update(box.subarray(0, length)), decipher.final()]);
}

function placeOf({ file }: SealKey, offset: number): Buffer {
  return Buffer.from(`${file} ${offset}`);
}

/** Position after the segment that ends at `length` plain bytes. */
async function endOf(handle: FileHandle, length: number): Promise<number> {
  if (length === 0) return 0;
  for await (const segment of segmentsOf(handle)) {
    if (segment.offset + segment.length === length) return segment.position + HEAD_BYTES + segment.length + TAG_BYTES;
  }
  throw new Error(`a file is shorter than ${length} bytes`);
}

/** The heads of the segments, up to one that was not written completely. */
async function* segmentsOf(handle: FileHandle): AsyncGenerator<Segment> {
  const { size } = await handle.stat();
  const head = Buffer.alloc(HEAD_BYTES);
  for (let position = 0, offset = 0; position + HEAD_BYTES <= size;) {
    await handle.read(head, 0, HEAD_BYTES, position);
    const length = head.readUInt32BE();
    const next = position + HEAD_BYTES + length + TAG_BYTES;
    if (length === 0 || length > SEGMENT_BYTES || next > size) return;
    yield { position, offset, length, nonce: Buffer.from(head.subarray(4)) };
    position = next;
    offset += length;
  }
}
