import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'iban_sk_';
const RANDOM_BYTES = 28;
const form = /^iban_sk_[0-9a-f]{64}$/;

/** A new API key: `iban_sk_`, 56 random hex digits and their CRC-32 in 8 more (docs/SECURITY.md C1). */
export function newApiKey(): string {
  const random = randomBytes(RANDOM_BYTES).toString('hex');
  return PREFIX + random + checksumOf(random);
}

/** Whether a key has a valid form and checksum. Typing errors are refused without a look-up. */
export function isWellFormedApiKey(key: string): boolean {
  if (!form.test(key)) return false;
  const digits = key.slice(PREFIX.length);
  return checksumOf(digits.slice(0, -8)) === digits.slice(-8);
}

/** SHA-256 of a key, its only stored form. */
export function hashOfApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The parts of a key that may be displayed; they identify a key but cannot be used for access. */
export function displayPartsOf(key: string): { prefix: string; lastFour: string } {
  return { prefix: key.slice(0, PREFIX.length + 4), lastFour: key.slice(-4) };
}

function checksumOf(digits: string): string {
  return crc32(digits).toString(16).padStart(8, '0');
}
