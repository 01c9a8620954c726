import { createHmac } from 'node:crypto';

/**
 * Keyed hash of an IBAN or address, for exact searches after the value was deleted.
 * @param secret known to the publishers of events only, never to the database (docs/SECURITY.md G1)
 * @returns HMAC-SHA-256 in hex
 */
export function hashPersonalData(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('hex');
}

/** Keyed hash of a call about an IBAN, which identifies repeats and their stored answers. @param call its path @returns HMAC-SHA-256 in hex */
export function hashOfRequest(secret: string, call: string, iban: string): string {
  return hashPersonalData(secret, `${call} ${iban}`);
}
