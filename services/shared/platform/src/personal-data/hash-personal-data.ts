import { createHmac } from 'node:crypto';

/**
 * Keyed hash of an IBAN or address, so that an exact search works after the value itself is gone.
 * @param secret known to the publishers of events only, never to the database (docs/SECURITY.md G1)
 * @returns HMAC-SHA-256 in hex
 */
export function hashPersonalData(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('hex');
}

/**
 * Keyed hash of what a call asked for about an IBAN: a repeat is known by it, and what is kept for repeats is found by it.
 * @param call its path
 * @returns HMAC-SHA-256 in hex
 */
export function hashOfRequest(secret: string, call: string, iban: string): string {
  return hashPersonalData(secret, `${call} ${iban}`);
}
