import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Role } from '@pruefer/contracts';
import { computeKeyId, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenPurpose } from '@pruefer/platform';
import jwt from 'jsonwebtoken';
import { AuthConfig } from '../config.js';

interface TokenContent {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly purpose: TokenPurpose;
  readonly sessionId: string;
  readonly endsAt: Date;
}

/** Signs bearer tokens with the key that only this service has (docs/SECURITY.md B10). */
@Injectable()
export class TokenMaker {
  private readonly privateKey: string;
  private readonly keyid: string;

  constructor({ TOKEN_PRIVATE_KEY }: AuthConfig) {
    this.privateKey = TOKEN_PRIVATE_KEY;
    this.keyid = computeKeyId(createPublicKey(TOKEN_PRIVATE_KEY).export({ type: 'spki', format: 'pem' }).toString());
  }

  /** The signed bearer token of a session; it expires with the session. */
  tokenFor({ userId, name, role, purpose, sessionId, endsAt }: TokenContent): string {
    const exp = Math.floor(endsAt.getTime() / 1_000);
    return jwt.sign({ sid: sessionId, name, typ: 'access', purpose, role, exp }, this.privateKey, {
      algorithm: TOKEN_ALGORITHM,
      keyid: this.keyid,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      subject: userId,
    });
  }
}
