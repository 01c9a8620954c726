import { isIP, ValidateBy, type ValidationOptions } from 'class-validator';

const LONGEST_PREFIX = { 4: 32, 6: 128 } as const;
const sentence = 'Bitte geben Sie IP-Adressen oder Netze an, zum Beispiel 203.0.113.7 oder 2001:db8::/32.';

/** Whether a text is an IP address or a network in CIDR form, of version 4 or 6. */
export function isNetwork(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address, 4) ? 4 : isIP(address, 6) ? 6 : undefined;
  if (version === undefined || address.includes('%') || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= LONGEST_PREFIX[version]);
}

/** Wants an IP address or a network in CIDR form. */
export function IsNetwork(options?: ValidationOptions): PropertyDecorator {
  const validator = { validate: isNetwork, defaultMessage: () => sentence };
  return ValidateBy({ name: 'isNetwork', validator }, options);
}
