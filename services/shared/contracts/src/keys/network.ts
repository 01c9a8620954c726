import { isIP, ValidateBy, type ValidationOptions } from 'class-validator';

const MAX_PREFIX_LENGTH = { 4: 32, 6: 128 } as const;
const sentence = 'Bitte geben Sie IP-Adressen oder Netze an, zum Beispiel 203.0.113.7 oder 2001:db8::/32.';

const prefixLength = /^(?:0|[1-9]\d{0,2})$/;
const mappedIpv4 = /^\[::ffff:[\da-f]{1,4}:[\da-f]{1,4}\]$/;

/** Whether a text is an address or network (host bits may be set), without leading zeros, zone, or IPv4 inside IPv6. */
export function isNetwork(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address, 4) ? 4 : isIP(address, 6) ? 6 : undefined;
  if (version === undefined || address.includes('%') || rest.length > 0) return false;
  if (version === 6 && mappedIpv4.test(new URL(`http://[${address}]`).hostname)) return false;
  return prefix === undefined || (prefixLength.test(prefix) && Number(prefix) <= MAX_PREFIX_LENGTH[version]);
}

export function IsNetwork(options?: ValidationOptions): PropertyDecorator {
  const validator = { validate: isNetwork, defaultMessage: () => sentence };
  return ValidateBy({ name: 'isNetwork', validator }, options);
}
