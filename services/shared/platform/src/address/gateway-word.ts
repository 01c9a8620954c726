import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalAddress } from './ip-address.js';

/** Shows that the gateway itself has written the caller's address beside it (docs/SECURITY.md E9). */
export const GATEWAY_PROOF_HEADER = 'x-internal-gateway';

/** What gateway and services of one system say to each other about callers. */
export class GatewayWord {
  /** Derived: whoever reads it of a forwarded request opens no `internal` endpoint with it. */
  private readonly proof: Buffer;

  constructor(internalSecret: string) {
    this.proof = Buffer.from(createHmac('sha256', internalSecret).update('address of the caller').digest('hex'));
  }

  /** @returns the headers with which the gateway names the caller of a request that it hands on */
  about(address: string): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': address, [GATEWAY_PROOF_HEADER]: this.proof.toString() };
  }

  /** @returns whom the gateway names; undefined when somebody else has sent the request */
  addressIn(headers: IncomingHttpHeaders): string | undefined {
    const sent = Buffer.from(String(headers[GATEWAY_PROOF_HEADER] ?? ''));
    const isProven = sent.length === this.proof.length && timingSafeEqual(sent, this.proof);
    return isProven ? canonicalAddress(String(headers['x-forwarded-for'] ?? '')) : undefined;
  }
}
