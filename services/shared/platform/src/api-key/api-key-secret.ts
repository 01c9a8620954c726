import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefixes = { real: 'iban_sk_', test: 'iban_test_' } as const;
const RANDOM_BYTES = 28;
/** Prefix, and 56 random hex digits with 8 of their checksum. Test keys of earlier versions have the prefix of real keys. */
const form = /^(iban_(?:sk|test)_)([0-9a-f]{64})$/;

/** A new API key: `iban_sk_`, of a test key `iban_test_`, 56 random hex digits and their CRC-32 in 8 more (docs/SECURITY.md C1). */
export function newApiKey(kind: keyof typeof prefixes = 'real'): string {
  const random = randomBytes(RANDOM_BYTES).toString('hex');
  return prefixes[kind] + random + computeChecksum(random);
}

/** Whether a key has a valid form and checksum. Typing errors are refused without a look-up. */
export function isWellFormedApiKey(key: string): boolean {
  const digits = form.exec(key)?.[2];
  if (digits === undefined) return false;
  return computeChecksum(digits.slice(0, -8)) === digits.slice(-8);
}

/** SHA-256 of a key, its only stored form. */
export function hashOfApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The parts of a key that may be displayed; they identify a key but cannot be used for access. */
export function extractDisplayParts(key: string): { prefix: string; lastFour: string } {
  const [, prefix = ''] = form.exec(key) ?? [];
  return { prefix: key.slice(0, prefix.length + 4), lastFour: key.slice(-4) };
}

function computeChecksum(digits: string): string {
  return crc32(digits).toString(16).padStart(8, '0');
}
