const VISIBLE = /^[\x21-\x7e]+$/;
const MAX_LENGTH = 255;
const RANDOM_BYTES = 16;

/** Returns a random `Idempotency-Key`. Unlike `crypto.randomUUID` this works on pages without HTTPS too. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws TypeError for a value that the service would refuse */
export function checkIdempotencyKey(key: string, maxLength = MAX_LENGTH): string {
  if (!VISIBLE.test(key) || key.length > maxLength)
    throw new TypeError(`An idempotencyKey has 1 to ${maxLength} visible ASCII characters and no blanks.`);
  return key;
}
