import { defaultTimes, germanNumber, type NeededSecret } from '@pruefer/contracts';
import { textTable } from '@pruefer/platform';
import type { CheckedFile } from '../backup/health/check-file.js';
import type { WrittenBackup } from './make-backup-file.js';

/** German summary of a written backup. */
export function describeWritten({ path, bytes, records, checksum }: WrittenBackup): string[] {
  return [`${path}`, `${germanNumber(records)} Datensätze, ${germanNumber(bytes)} Bytes`, `SHA-256 ${checksum}`];
}

/** German summary of a backup's content and requirements. */
export function describeChecked(
  { header, isEncrypted, tables, rows }: CheckedFile,
  secrets: readonly NeededSecret[],
): string[] {
  return [
    `Das Backup ist vollständig und unverändert${isEncrypted ? ' (verschlüsselt)' : ''}.`,
    `Stand vom ${defaultTimes.at(header.createdAt)}, Version ${header.productVersion}, Schema ${header.schemaVersion}`,
    ...textTable(
      ['Tabelle', 'Zeilen'],
      tables.map(({ table, rows: counted }) => [table, germanNumber(counted)]),
    ),
    `${germanNumber(rows)} Datensätze in ${tables.length} Tabellen`,
    ...secrets.map(
      ({ name, fingerprint, isMissing, purpose }) =>
        `Geheimnis ${name} (${fingerprint}): ${isMissing ? `fehlt hier. ${purpose}` : 'ist hier vorhanden.'}`,
    ),
  ];
}
