import { createHash } from 'node:crypto';

/** SHA-256 of a file in hex. */
export function hashFile(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

/** Name of a data set in answers and log: first day and file. @param fingerprint SHA-256 of the file in hex */
export function formatDataVersion(validFrom: string, fingerprint: string): string {
  return `${validFrom}-${fingerprint.slice(0, 8)}`;
}
