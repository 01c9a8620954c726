import ipaddr from 'ipaddr.js';
import { canonicalIpAddress, isInAnyNetwork, type Network, parseNetwork } from './ip-address.js';

type OutgoingRefusal = 'not_https' | 'not_public';

/** Assigned global unicast addresses; the ranges outside hold translated IPv4 addresses and private networks. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Limits calls to URLs that users enter: public addresses and networks that the operator allows (docs/SECURITY.md C9). */
export class OutgoingAddresses {
  private readonly allowedNetworks: readonly Network[];

  /** @param allowedNetworks private addresses and networks that may be called, also without TLS */
  constructor(allowedNetworks: readonly string[]) {
    this.allowedNetworks = allowedNetworks.map(parseNetwork);
  }

  /** Whether a resolved IP address may be called. */
  admits(address: string): boolean {
    const parsed = parse(address);
    return parsed !== undefined && (isPublic(parsed) || this.isAllowed(parsed));
  }

  /** Why a URL must not be called, before its host is resolved; undefined: it may be. */
  findRefusal({ protocol, hostname }: URL): OutgoingRefusal | undefined {
    const literal = parse(hostname.replace(/^\[|\]$/g, ''));
    if (literal && this.isAllowed(literal)) return undefined;
    if (protocol !== 'https:') return 'not_https';
    return literal && !isPublic(literal) ? 'not_public' : undefined;
  }

  private isAllowed(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
    return isInAnyNetwork(this.allowedNetworks, address);
  }
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const canonical = canonicalIpAddress(text);
  return canonical === undefined || text.includes('%') ? undefined : ipaddr.parse(canonical);
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalIpv6);
}
