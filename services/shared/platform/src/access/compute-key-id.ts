import { createHash, createPublicKey } from 'node:crypto';

/** The `kid` of a public key in tokens: first 16 hex digits of the SHA-256 of its DER form. @param publicKeyPem SPKI */
export function computeKeyId(publicKeyPem: string): string {
  const der = createPublicKey(publicKeyPem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}
