import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 8;

/** The purpose is part of the encryption: a box cannot be opened for another one. */
export type SecretPurpose = 'two-factor' | 'webhook';

interface SealingKey {
  readonly mark: Buffer;
  readonly key: Buffer;
}

/**
 * Encrypts secrets for one owner each; a box copied to another owner cannot be read (docs/SECURITY.md B8, C9). During a rotation
 * there are several secrets: the first encrypts, all decrypt (docs/adr/0066).
 */
export class SecretBox {
  private readonly keys: readonly SealingKey[];

  /**
   * @param secrets from the environment, never from the database; the current one first
   * @param purpose of the encrypted values
   */
  constructor(secrets: readonly string[], purpose: SecretPurpose) {
    this.keys = secrets.map((secret) => ({
      mark: Buffer.from(fingerprintOfSecret(purpose, secret), 'hex'),
      key: Buffer.from(hkdfSync('sha256', secret, '', `${purpose} secrets`, 32)),
    }));
  }

  /**
   * With several secrets a box starts with the fingerprint of its secret; with one it has none, so that earlier versions can read
   * it.
   */
  close(secret: string, owner: string): Buffer {
    const { mark, key } = this.keys[0]!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const marks = this.keys.length > 1 ? [mark] : [];
    return Buffer.concat([...marks, nonce, cipher.getAuthTag(), encrypted]);
  }

  /** @throws Error unless it was encrypted for this owner and purpose with one of the secrets */
  open(box: Buffer, owner: string): string {
    return this.opened(box, owner).secret;
  }

  /**
   * Re-encrypts a box with the current secret.
   * @returns undefined when it already uses the current one
   * @throws Error as `open`
   */
  reclose(box: Buffer, owner: string): Buffer | undefined {
    const { secret, key } = this.opened(box, owner);
    return key === this.keys[0] ? undefined : this.close(secret, owner);
  }

  private opened(box: Buffer, owner: string): { secret: string; key: SealingKey } {
    const mark = box.subarray(0, MARK_BYTES);
    const markedKey = this.keys.find((key) => key.mark.equals(mark));
    if (markedKey) return { secret: decrypted(box.subarray(MARK_BYTES), markedKey.key, owner), key: markedKey };
    for (const key of this.keys) {
      try {
        return { secret: decrypted(box, key.key, owner), key };
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
    .slice(0, 2 * MARK_BYTES);
}

/**
 * Proof that an older secret was unused at a given minute. Only the owner of the current secret can create it, and it reveals
 * neither. `npm run deploy:secrets -- renew … --finish` requires one of the last day.
 * @param secrets the current one first
 * @returns the minute in UTC and 16 hexadecimal digits
 */
export function proofOfDisuse(purpose: SecretPurpose, [current, older]: readonly [string, string], at: Date): string {
  const minute = at.toISOString().slice(0, 16);
  const code = createHmac('sha256', current)
    .update(`nothing needs ${fingerprintOfSecret(purpose, older)} of ${purpose} at ${minute}`)
    .digest('hex')
    .slice(0, 2 * MARK_BYTES);
  return `${minute.replace(/\D/g, '')}-${code}`;
}

function decrypted(box: Buffer, key: Buffer, owner: string): string {
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
