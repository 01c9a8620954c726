import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets of one owner each: what is moved to another owner cannot be read (docs/SECURITY.md B8, C9). */
export class SecretBox {
  private readonly key: Buffer;

  /**
   * @param secret from the environment, never in the database
   * @param purpose what it encrypts: boxes of another purpose stay closed
   */
  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  close(secret: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  /** @throws Error when it was not closed for this owner, secret and purpose */
  open(box: Buffer, owner: string): string {
    const decipher = createDecipheriv(CIPHER, this.key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}
