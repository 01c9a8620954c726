import type { NeededSecret } from '@pruefer/contracts';
import type { SecretOfBackup } from './backup-header.js';

/**
 * Secrets that the data of a backup depends on, with the functions that fail without them. Those of users and webhooks
 * are missing, because no backup contains the values they encrypt.
 */
const purposes: Readonly<Record<string, string>> = {
  'log-hash': 'Zeilen des API-Logs sind ohne ihn weder nach IBAN noch nach Adresse zu finden.',
};

/** The secrets that a new backup requires. @param fingerprints of this installation, each `name=fingerprint` */
export function secretsOfData(fingerprints: readonly string[] = []): SecretOfBackup[] {
  return fingerprints.flatMap((entry) => {
    const [name = '', fingerprint = ''] = entry.split('=');
    return name in purposes ? [{ name, fingerprint }] : [];
  });
}

/** Returns the secrets that a backup needs, and which of them this installation lacks. */
export function neededSecrets(
  ofBackup: readonly SecretOfBackup[],
  fingerprints: readonly string[] = [],
): NeededSecret[] {
  return ofBackup.map(({ name, fingerprint }) => ({
    name,
    fingerprint,
    purpose: purposes[name] ?? 'Diese Version kennt ihn nicht.',
    isMissing: !fingerprints.includes(`${name}=${fingerprint}`),
  }));
}
