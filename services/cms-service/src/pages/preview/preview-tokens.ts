import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Content of a token: one version of a page and an expiry. */
interface PreviewClaim {
  readonly pageId: string;
  readonly version: number;
  readonly expiresAtMs: number;
}

const form = /^([0-9a-f-]{36})\.(\d{1,10})\.(\d{1,15})$/;

/** Creates and verifies tokens that open a preview without signing in; signed with a secret. */
export class PreviewTokens {
  private readonly key: Buffer;

  /** @param secret from the environment, never in the database */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'page-preview', 32));
  }

  /** A signed token for the claim. */
  create({ pageId, version, expiresAtMs }: PreviewClaim): string {
    const claim = Buffer.from(`${pageId}.${version}.${expiresAtMs}`).toString('base64url');
    return `${claim}.${this.computeProof(claim).toString('base64url')}`;
  }

  /** The claim of a token. @returns undefined for a forged or expired token */
  read(token: string, nowMs: number): PreviewClaim | undefined {
    const [claim = '', proof = ''] = token.split('.', 2);
    const givenProof = Buffer.from(proof, 'base64url');
    const right = this.computeProof(claim);
    if (givenProof.length !== right.length || !timingSafeEqual(givenProof, right)) return undefined;
    const [, pageId = '', version, expiresAt] = form.exec(Buffer.from(claim, 'base64url').toString()) ?? [];
    const fields = { pageId, version: Number(version), expiresAtMs: Number(expiresAt) };
    return pageId !== '' && fields.expiresAtMs > nowMs ? fields : undefined;
  }

  private computeProof(claim: string): Buffer {
    return createHmac('sha256', this.key).update(claim).digest();
  }
}
