import ipaddr from 'ipaddr.js';

/** What stands in front of an IPv4 address inside IPv6. */
const MAPPED_PREFIX = 96;

type Parsed = ipaddr.IPv4 | ipaddr.IPv6;

/** One spelling per address: IPv4 inside IPv6 becomes IPv4, IPv6 its short form; undefined when it is none. */
export function canonicalAddress(text: string): string | undefined {
  return parse(text)?.toString();
}

/** What a limit counts by: an IPv4 address itself, of an IPv6 address its /64 (docs/SECURITY.md E9). */
export function limitBucketOf(address: string): string {
  const parsed = parse(address);
  return parsed?.kind() === 'ipv6' ? networkOf(parsed, 64) : (parsed?.toString() ?? address);
}

/** The form that is kept for ever: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function shortenAddress(address: string): string {
  const parsed = parse(address);
  if (!parsed) return '';
  return networkOf(parsed, parsed.kind() === 'ipv4' ? 24 : 48);
}

/**
 * One spelling per network: the bits behind its prefix are 0, a single address is a network of one.
 * @param text an address or a network in CIDR form
 */
export function canonicalNetwork(text: string): string {
  const [address, prefix] = text.split('/');
  const parsed = ipaddr.parse(address!);
  const length = prefix === undefined ? parsed.toByteArray().length * 8 : Number(prefix);
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && length >= MAPPED_PREFIX;
  return isMapped ? networkOf(parsed.toIPv4Address(), length - MAPPED_PREFIX) : networkOf(parsed, length);
}

function parse(text: string): Parsed | undefined {
  // A zone ("fe80::1%eth0") means something on one machine only, and PostgreSQL does not know any.
  if (ipaddr.IPv6.isValid(text)) return ipaddr.process(text.split('%', 1)[0]!);
  // IPv4.parse() would also read "1" and "0x7f.1": only the written-out form is an address here.
  return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : undefined;
}

function networkOf(address: Parsed, prefixLength: number): string {
  const bytes = address.toByteArray().map((byte, place) => {
    const keptBits = Math.min(8, Math.max(0, prefixLength - place * 8));
    return byte & (0xff << (8 - keptBits));
  });
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefixLength}`;
}
