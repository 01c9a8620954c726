import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { canonicalAddress, isInOneOf, type Network, parseNetwork } from './ip-address.js';

/** Finds out who really calls: the socket's peer, unless it is a proxy that the operator trusts (docs/SECURITY.md E9). */
export class ClientAddress {
  private readonly trusted: readonly Network[];

  /** @param trustedProxies addresses and networks in CIDR form; empty: nobody is trusted */
  constructor(trustedProxies: readonly string[]) {
    this.trusted = trustedProxies.map(parseNetwork);
  }

  /** Walks X-Forwarded-For from the right, as long as the hop that wrote an entry is trusted. */
  of(request: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }): string {
    let address = canonicalAddress(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded === undefined || !this.isTrusted(address)) return address;
    for (const entry of String(forwarded).split(',').reverse()) {
      const before = canonicalAddress(entry.trim());
      if (before === undefined) return address;
      address = before;
      if (!this.isTrusted(address)) return address;
    }
    return address;
  }

  /** Whether a peer may say for whom it speaks. */
  isTrusted(address: string): boolean {
    return isInOneOf(this.trusted, ipaddr.process(address));
  }
}
