import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 4 + NONCE_BYTES;
const SEGMENT_BYTES = 65_536;

export const FILE_KEY_BYTES = 32;

/** Encryption key of a job and the name of one of its files. The name is authenticated, so that files cannot be swapped. */
interface FileKey {
  readonly key: Buffer;
  readonly file: string;
}

/** A part of an encrypted file, with its length in front. Its offset in the plain text is authenticated, so that segments cannot be moved. */
interface Segment {
  /** Position of the segment's head in the file. */
  readonly position: number;
  /** Offset of its first byte in the plain text. */
  readonly offset: number;
  readonly length: number;
  readonly nonce: Buffer;
}

/** The end of an earlier append. */
export interface EncryptedEnd {
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
export async function appendEncrypted(
  path: string,
  key: FileKey,
  end: Pick<EncryptedEnd, 'length'> & Partial<EncryptedEnd>,
  content: Uint8Array,
): Promise<EncryptedEnd> {
  const handle = await open(path, 'a+', 0o600);
  try {
    await handle.truncate(end.position ?? (await findEnd(handle, end.length)));
    for (let from = 0; from < content.length; from += SEGMENT_BYTES) {
      const plain = content.subarray(from, from + SEGMENT_BYTES);
      await handle.appendFile(encryptSegment(plain, key, end.length + from));
    }
    await handle.datasync();
    return { length: end.length + content.length, position: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

/** Reads the first `length` plain bytes. @throws Error at the first changed, moved or missing segment */
export async function* readEncrypted(path: string, key: FileKey, length: number): AsyncGenerator<Buffer> {
  if (length === 0) return;
  const handle = await open(path, 'r');
  try {
    for await (const segment of readSegments(handle)) {
      const ciphertext = Buffer.alloc(segment.length + TAG_BYTES);
      await handle.read(ciphertext, 0, ciphertext.length, segment.position + HEAD_BYTES);
      yield decryptSegment(ciphertext, key, segment);
      if (segment.offset + segment.length === length) return;
    }
    throw new Error(`${path} is shorter than ${length} bytes`);
  } finally {
    await handle.close();
  }
}

function encryptSegment(plain: Uint8Array, key: FileKey, offset: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(plain.length);
  const nonce = randomBytes(NONCE_BYTES);
  nonce.copy(head, 4);
  const cipher = createCipheriv(CIPHER, key.key, nonce).setAAD(additionalData(key, offset));
  return Buffer.concat([head, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decryptSegment(ciphertext: Buffer, key: FileKey, { nonce, offset, length }: Segment): Buffer {
  const decipher = createDecipheriv(CIPHER, key.key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(additionalData(key, offset))
    .setAuthTag(ciphertext.subarray(length));
  return Buffer.concat([decipher.update(ciphertext.subarray(0, length)), decipher.final()]);
}

function additionalData({ file }: FileKey, offset: number): Buffer {
  return Buffer.from(`${file} ${offset}`);
}

/** Finds the position after the segment that ends at `length` plain bytes. */
async function findEnd(handle: FileHandle, length: number): Promise<number> {
  if (length === 0) return 0;
  for await (const segment of readSegments(handle)) {
    if (segment.offset + segment.length === length) return segment.position + HEAD_BYTES + segment.length + TAG_BYTES;
  }
  throw new Error(`a file is shorter than ${length} bytes`);
}

/** Reads the heads of the segments, up to one that was not written completely. */
async function* readSegments(handle: FileHandle): AsyncGenerator<Segment> {
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
