import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts two-factor secrets for one user each: what is moved to another user cannot be read (docs/SECURITY.md B8). */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor({ TWO_FACTOR_SECRET }: AuthConfig) {
    this.key = Buffer.from(hkdfSync('sha256', TWO_FACTOR_SECRET, '', 'two-factor secrets', 32));
  }

  close(secret: string, userId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(userId));
    const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  /** @throws Error when it was not closed for this user under this key */
  open(box: Buffer, userId: string): string {
    const decipher = createDecipheriv(CIPHER, this.key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}
