import type { KeyRecord } from '../keys/key.queries.js';

const headings = ['Id', 'Kunde', 'E-Mail', 'Kontingent', 'Verbraucht', 'Status', 'Erstellt'] as const;
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/** A number as it is written in German: 1.000. */
export function germanNumber(value: number): string {
  return value.toLocaleString('de-DE');
}

/** Keys as lines of text with aligned columns, figures to the right. */
export function keyTable(keys: readonly KeyRecord[], now: Date): string[] {
  if (keys.length === 0) return ['Noch keine API-Schlüssel erstellt'];
  const rows = [[...headings], ...keys.map((key) => cellsOf(key, now))];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => aligned(cell, column, widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

function cellsOf(key: KeyRecord, now: Date): string[] {
  const figures = [germanNumber(key.quota), germanNumber(key.used)];
  return [key.id, key.clientName, key.clientEmail, ...figures, statusOf(key, now), day.format(new Date(key.createdAt))];
}

function statusOf({ isActive, isRenewed, expiresAt }: KeyRecord, now: Date): string {
  if (isRenewed) return 'Ersetzt';
  if (!isActive) return 'Gesperrt';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'Abgelaufen' : 'Aktiv';
}

function aligned(cell: string, column: number, width: number): string {
  return column === 3 || column === 4 ? cell.padStart(width) : cell.padEnd(width);
}
