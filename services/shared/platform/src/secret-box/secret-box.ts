import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 8;

/** What is encrypted: boxes of another purpose stay closed. */
export type SecretPurpose = 'two-factor' | 'webhook';

interface SealingKey {
  readonly mark: Buffer;
  readonly key: Buffer;
}

/**
 * Encrypts secrets of one owner each: what is moved to another owner cannot be read (docs/SECURITY.md B8, C9). While its own secret is
 * changed it has several: the first closes, all of them open (docs/adr/0066).
 */
export class SecretBox {
  private readonly keys: readonly SealingKey[];

  /**
   * @param secrets from the environment, never in the database; the current one first
   * @param purpose what they encrypt
   */
  constructor(secrets: readonly string[], purpose: SecretPurpose) {
    this.keys = secrets.map((secret) => ({
      mark: Buffer.from(fingerprintOfSecret(purpose, secret), 'hex'),
      key: Buffer.from(hkdfSync('sha256', secret, '', `${purpose} secrets`, 32)),
    }));
  }

  /** Beside others, a box carries the fingerprint of the secret it was closed with; alone it carries none, so that earlier versions read it. */
  close(secret: string, owner: string): Buffer {
    const { mark, key } = this.keys[0]!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const marks = this.keys.length > 1 ? [mark] : [];
    return Buffer.concat([...marks, nonce, cipher.getAuthTag(), encrypted]);
  }

  /** @throws Error when it was not closed for this owner and purpose with one of the secrets */
  open(box: Buffer, owner: string): string {
    return this.opened(box, owner).secret;
  }

  /**
   * Closes a box with the current secret that was closed with another one.
   * @returns undefined when the current one opens it already
   * @throws Error as `open`
   */
  reclose(box: Buffer, owner: string): Buffer | undefined {
    const { secret, key } = this.opened(box, owner);
    return key === this.keys[0] ? undefined : this.close(secret, owner);
  }

  private opened(box: Buffer, owner: string): { secret: string; key: SealingKey } {
    const mark = box.subarray(0, MARK_BYTES);
    const named = this.keys.find((key) => key.mark.equals(mark));
    if (named) return { secret: decrypted(box.subarray(MARK_BYTES), named.key, owner), key: named };
    for (const key of this.keys) {
      try {
        return { secret: decrypted(box, key.key, owner), key };
      } catch {
        // Another one may open it.
      }
    }
    throw new Error('closed with a secret that is not here, for another owner or purpose, or changed');
  }
}

/**
 * Tells a secret apart from others and shows nothing of it, as `npm run secrets -- list` prints it.
 * @returns 16 hexadecimal digits
 */
export function fingerprintOfSecret(purpose: SecretPurpose, secret: string): string {
  return createHash('sha256')
    .update(`fingerprint of ${purpose}\n${secret}`)
    .digest('hex')
    .slice(0, 2 * MARK_BYTES);
}

/**
 * Says that nothing needed an older secret any more at a time, beside the current one: nobody without that one can make it, and it shows nothing of
 * either. `npm run deploy:secrets -- renew … --finish` expects the same, of the last day.
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
