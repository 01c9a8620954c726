import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { canonicalIpAddress, isInAnyNetwork, type Network, parseNetwork } from './ip-address.js';

/** Finds the address of the client: the socket's peer, unless the peer is a trusted proxy (docs/SECURITY.md E9). */
export class ClientAddress {
  private readonly trustedNetworks: readonly Network[];

  /** @param trustedProxies addresses and networks in CIDR form */
  constructor(trustedProxies: readonly string[]) {
    this.trustedNetworks = trustedProxies.map(parseNetwork);
  }

  /** Reads X-Forwarded-For from the right, while the hop that wrote an entry is trusted. */
  of(request: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }): string {
    let address = canonicalIpAddress(request.socket.remoteAddress ?? '') ?? '0.0.0.0';
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded === undefined || !this.isTrusted(address)) return address;
    for (const entry of String(forwarded).split(',').reverse()) {
      const before = canonicalIpAddress(entry.trim());
      if (before === undefined) return address;
      address = before;
      if (!this.isTrusted(address)) return address;
    }
    return address;
  }

  isTrusted(address: string): boolean {
    return isInAnyNetwork(this.trustedNetworks, ipaddr.process(address));
  }
}
