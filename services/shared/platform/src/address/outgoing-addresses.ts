import ipaddr from 'ipaddr.js';
import { canonicalAddress, isInOneOf, type Network, parseNetwork } from './ip-address.js';

export type OutgoingRefusal = 'not_https' | 'not_public';

/** IPv6 addresses that are given out; around them lie translations of IPv4 addresses and networks of one's own. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Where strangers may make this system call: to public addresses, and to what the operator allows besides (docs/SECURITY.md C9). */
export class OutgoingAddresses {
  private readonly allowed: readonly Network[];

  /** @param allowedNetworks addresses and networks that are no public ones and may be called all the same, without TLS too */
  constructor(allowedNetworks: readonly string[]) {
    this.allowed = allowedNetworks.map(parseNetwork);
  }

  /** Whether a connection to this address may be opened. */
  admits(address: string): boolean {
    const parsed = parse(address);
    return parsed !== undefined && (isPublic(parsed) || this.isAllowed(parsed));
  }

  /** What is wrong with an address before its host is looked up; undefined: nothing. */
  refusalOf({ protocol, hostname }: URL): OutgoingRefusal | undefined {
    const literal = parse(hostname.replace(/^\[|\]$/g, ''));
    if (literal && this.isAllowed(literal)) return undefined;
    if (protocol !== 'https:') return 'not_https';
    return literal && !isPublic(literal) ? 'not_public' : undefined;
  }

  private isAllowed(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
    return isInOneOf(this.allowed, address);
  }
}

/** IPv4 inside IPv6 is judged as the IPv4 address that it is. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const canonical = canonicalAddress(text);
  return canonical === undefined || text.includes('%') ? undefined : ipaddr.parse(canonical);
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalIpv6);
}
