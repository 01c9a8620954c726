const KEY = /^[\x21-\x7e]{1,255}$/;
const RANDOM_BYTES = 16;

/** Returns a random `Idempotency-Key`. Unlike `crypto.randomUUID` this works on pages without HTTPS too. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws TypeError for a value that the service would refuse */
export function checkIdempotencyKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError('An idempotencyKey has 1 to 255 visible ASCII characters and no blanks.');
  return key;
}
