import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalAddress } from './ip-address.js';

/** Shows that the gateway itself has written the caller's address beside it (docs/SECURITY.md E9). */
export const CALLER_PROOF_HEADER = 'x-internal-gateway';

/** How the gateway names the caller of a request to a service of the same system, so that nobody else can. */
export class CallerProof {
  /** Derived: a reader of a forwarded request opens no `internal` endpoint with it. */
  private readonly digest: Buffer;

  constructor(internalSecret: string) {
    this.digest = Buffer.from(createHmac('sha256', internalSecret).update('address of the caller').digest('hex'));
  }

  /** @returns the headers with which the gateway names the caller of a request that it hands on */
  headersFor(address: string): Readonly<Record<string, string>> {
    return { 'x-forwarded-for': address, [CALLER_PROOF_HEADER]: this.digest.toString() };
  }

  /** @returns whom the gateway names; undefined when the request does not come from the gateway */
  addressIn(headers: IncomingHttpHeaders): string | undefined {
    const sent = Buffer.from(String(headers[CALLER_PROOF_HEADER] ?? ''));
    const isProven = sent.length === this.digest.length && timingSafeEqual(sent, this.digest);
    return isProven ? canonicalAddress(String(headers['x-forwarded-for'] ?? '')) : undefined;
  }
}
