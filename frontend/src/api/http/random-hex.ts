/** Random hexadecimal digits, two for each byte. Browsers offer `randomUUID` only to pages with TLS. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
