import { isNetwork } from '@pruefer/contracts';
import ipaddr from 'ipaddr.js';

type Parsed = ipaddr.IPv4 | ipaddr.IPv6;

export type Network = readonly [address: Parsed, prefixLength: number];

/** Most addresses are IPv4 in their canonical spelling; this pattern costs a fraction of parsing with ipaddr.js. */
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const writtenOutIpv4 = new RegExp(`^${octet}\\.${octet}\\.${octet}\\.${octet}$`);

/** The canonical spelling of an address: IPv4-mapped IPv6 becomes IPv4, IPv6 its short form; undefined for an invalid address. */
export function canonicalIpAddress(text: string): string | undefined {
  return writtenOutIpv4.test(text) ? text : parse(text)?.toString();
}

/** The key of a rate limit: an IPv4 address, or the /64 of an IPv6 address (docs/SECURITY.md E9). */
export function toLimitBucket(address: string): string {
  if (writtenOutIpv4.test(address)) return address;
  const parsed = parse(address);
  return parsed?.kind() === 'ipv6' ? formatNetwork(parsed, 64) : (parsed?.toString() ?? address);
}

/** The form for permanent storage: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function shortenIpAddress(address: string): string {
  if (writtenOutIpv4.test(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  const parsed = parse(address);
  if (!parsed) return '';
  return formatNetwork(parsed, parsed.kind() === 'ipv4' ? 24 : 48);
}

/** @param text an address or a network in CIDR form @throws TypeError for text that `isNetwork` refuses */
export function parseNetwork(text: string): Network {
  if (!isNetwork(text)) throw new TypeError(`${String(text)} is no address and no network`);
  const [address = '', prefix] = text.split('/');
  const parsed = ipaddr.parse(address);
  return [parsed, prefix === undefined ? parsed.toByteArray().length * 8 : Number(prefix)];
}

export function isInAnyNetwork(networks: readonly Network[], address: Parsed): boolean {
  return networks.some(([network, length]) => network.kind() === address.kind() && address.match(network, length));
}

/** The canonical spelling of a network: bits after its prefix are 0. @throws TypeError for text that `isNetwork` refuses */
export function canonicalNetwork(text: string): string {
  return formatNetwork(...parseNetwork(text));
}

function parse(text: string): Parsed | undefined {
  // A zone ("fe80::1%eth0") is valid on one machine only, and PostgreSQL has no zones.
  if (ipaddr.IPv6.isValid(text)) return ipaddr.process(text.split('%', 1)[0]!);
  // IPv4.parse() also accepts "1" and "0x7f.1"; only dotted decimal is an address here.
  return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : undefined;
}

function formatNetwork(address: Parsed, prefixLength: number): string {
  const bytes = address.toByteArray().map((byte, index) => {
    const keptBits = Math.min(8, Math.max(0, prefixLength - index * 8));
    return byte & (0xff << (8 - keptBits));
  });
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefixLength}`;
}
