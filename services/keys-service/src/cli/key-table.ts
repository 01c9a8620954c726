import { type ApiKeyRecord, defaultTimes, germanNumber } from '@pruefer/contracts';
import { textTable } from '@pruefer/platform';
import { keyStatus } from '../keys/key-status.js';

const headings = ['Id', 'Kunde', 'E-Mail', 'Kontingent', 'Verbraucht', 'Status', 'Erstellt'] as const;

/** Formats keys as lines with aligned columns, figures to the right. */
export function keyTable(keys: readonly ApiKeyRecord[], now: Date): string[] {
  if (keys.length === 0) return ['Noch keine API-Schlüssel erstellt'];
  return textTable(
    headings,
    keys.map((key) => formatCells(key, now)),
    [headings.indexOf('Kontingent'), headings.indexOf('Verbraucht')],
  );
}

function formatCells(key: ApiKeyRecord, now: Date): string[] {
  const figures = [germanNumber(key.quota), germanNumber(key.used)];
  return [
    key.id,
    key.clientName,
    key.clientEmail,
    ...figures,
    describeStatus(key, now),
    defaultTimes.day(key.createdAt),
  ];
}

function describeStatus(key: ApiKeyRecord, now: Date): string {
  const status = keyStatus(key, now);
  return key.isTest && status === 'Aktiv' ? 'Test' : status;
}
