import { createCipheriv, createDecipheriv } from 'node:crypto';
import { damaged } from './grammar.js';
import type { FileKey } from './passphrase-key.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const FRAME_BYTES = 65_536;

/**
 * Encrypts a file as its first line, then frames: AES-256-GCM ciphertext of up to FRAME_BYTES, followed by a tag of 16 bytes. The first
 * line is authenticated with every frame. The nonce holds the frame's number and a mark of the last frame, so that truncated, repeated,
 * missing and moved frames are detected.
 */
export async function* encryptFrames(
  source: AsyncIterable<Uint8Array>,
  { key, line }: FileKey,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${line}\n`);
  let number = 0;
  for await (const { bytes, isLast } of splitIntoFrames(source, FRAME_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, buildNonce(number, isLast)).setAAD(Buffer.from(line));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts the bytes after the first line. @throws Problem `backup_damaged` at the first frame that fails its authentication */
export async function* decryptFrames(source: AsyncIterable<Uint8Array>, file: FileKey): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes, isLast } of splitIntoFrames(source, FRAME_BYTES + TAG_BYTES)) {
    yield decryptFrame(bytes, file, buildNonce(number, isLast));
    number += 1;
  }
}

function decryptFrame(frame: Buffer, { key, line }: FileKey, nonce: Buffer): Buffer {
  const end = frame.length - TAG_BYTES;
  if (end < 0) throw damaged();
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(line))
    .setAuthTag(frame.subarray(end));
  const plain = decipher.update(frame.subarray(0, end));
  try {
    decipher.final();
  } catch {
    throw damaged();
  }
  return plain;
}

/** Five zero bytes, the frame's number (6 bytes, big-endian), then 1 for the last frame, else 0. Never repeated under a key, because each file has its own. */
function buildNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Splits into frames of one size; the last one may be shorter or empty, but always exists. */
async function* splitIntoFrames(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let frame = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of source) {
    for (let position = 0; position < chunk.length;) {
      // A full frame is sent only when another byte arrives, because it might be the last one.
      if (filled === size) {
        yield { bytes: frame, isLast: false };
        frame = Buffer.allocUnsafe(size);
        filled = 0;
      }
      const part = chunk.subarray(position, position + size - filled);
      frame.set(part, filled);
      filled += part.length;
      position += part.length;
    }
  }
  yield { bytes: frame.subarray(0, filled), isLast: true };
}
