import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 8;

/** The purpose is part of the encryption: a box cannot be opened for another one. */
export type SecretPurpose = 'two-factor' | 'webhook';

interface SealingKey {
  readonly id: Buffer;
  readonly key: Buffer;
}

/**
 * Encrypts secrets for one owner each; a box copied to another owner cannot be read (docs/SECURITY.md B8, C9). During a rotation
 * there are several secrets: the first encrypts, all decrypt (docs/adr/0066).
 */
export class SecretBox {
  private readonly keys: readonly SealingKey[];

  /** @param secrets from the environment, never from the database; the current one first @param purpose of the encrypted values */
  constructor(secrets: readonly string[], purpose: SecretPurpose) {
    this.keys = secrets.map((secret) => ({
      id: Buffer.from(fingerprintOfSecret(purpose, secret), 'hex'),
      key: Buffer.from(hkdfSync('sha256', secret, '', `${purpose} secrets`, 32)),
    }));
  }

  /** The fingerprint of the current secret: every box that it encrypts starts with it. */
  get keyId(): Buffer {
    return this.keys[0]!.id;
  }

  /** Encrypts a secret with the current key. @param owner its id, which `open` needs again */
  seal(secret: string, owner: string): Buffer {
    const { id, key } = this.keys[0]!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([id, nonce, cipher.getAuthTag(), encrypted]);
  }

  /** @throws Error unless it was encrypted for this owner and purpose with one of the secrets */
  open(box: Buffer, owner: string): string {
    const id = box.subarray(0, KEY_ID_BYTES);
    const namedKey = this.keys.find((key) => key.id.equals(id));
    if (namedKey) return decrypted(box.subarray(KEY_ID_BYTES), namedKey.key, owner);
    // Earlier versions wrote boxes without a key id.
    for (const { key } of this.keys) {
      try {
        return decrypted(box, key, owner);
      } catch {
        // The next secret may open it.
      }
    }
    throw new Error('closed with a secret that is not here, for another owner or purpose, or changed');
  }
}

/** Identifies a secret without revealing it, as `npm run secrets -- list` prints it. @returns 16 hexadecimal digits */
export function fingerprintOfSecret(purpose: SecretPurpose, secret: string): string {
  return createHash('sha256')
    .update(`fingerprint of ${purpose}\n${secret}`)
    .digest('hex')
    .slice(0, 2 * KEY_ID_BYTES);
}

function decrypted(box: Buffer, key: Buffer, owner: string): string {
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
