const DAY_MS = 24 * 60 * 60 * 1_000;
/** RFC 9116 recommends less than a year; every request computes a new expiry. */
const VALID_DAYS = 180;

/**
 * Where to report vulnerabilities (RFC 9116).
 * @param contact `mailto:` or `https:` address
 * @param origin "https://iban.example"; empty when unknown
 */
export function securityText(contact: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const canonical = origin === '' ? '' : `Canonical: ${origin}/.well-known/security.txt\n`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: de, en\n${canonical}`;
}
