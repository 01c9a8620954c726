import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalIpAddress } from './ip-address.js';

/** Proves that the gateway wrote the address of the caller (docs/SECURITY.md E9). */
export const CALLER_PROOF_HEADER = 'x-internal-gateway';

/** Signs the address of the caller between the gateway and the services, so that no other client can set it. */
export class CallerProof {
  /** Derived from the internal secret: a reader of a forwarded request cannot call `internal` endpoints with it. */
  private readonly digest: Buffer;

  constructor(internalSecret: string) {
    this.digest = Buffer.from(createHmac('sha256', internalSecret).update('address of the caller').digest('hex'));
  }

  /** Headers of a forwarded request that name its caller. */
  headersFor(address: string): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': address, [CALLER_PROOF_HEADER]: this.digest.toString() };
  }

  /** @returns the signed caller address; undefined when the request does not come from the gateway */
  addressIn(headers: IncomingHttpHeaders): string | undefined {
    const proof = Buffer.from(String(headers[CALLER_PROOF_HEADER] ?? ''));
    const isProven = proof.length === this.digest.length && timingSafeEqual(proof, this.digest);
    return isProven ? canonicalIpAddress(String(headers['x-forwarded-for'] ?? '')) : undefined;
  }
}
