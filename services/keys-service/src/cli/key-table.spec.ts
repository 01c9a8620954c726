import type { ApiKeyRecord } from '@pruefer/contracts';
import { apiKeyRecord as key } from '../keys/api-key-record.fixture.js';
import { keyTable } from './key-table.js';

const now = new Date('2026-11-21T00:00:00Z');
function getStatusCell(change: Partial<ApiKeyRecord>): string {
  return keyTable([{ ...key, ...change }], now)[1]!.split(/ {2,}/)[5]!;
}

describe('keyTable', () => {
  it('aligns its columns, figures to the right, with German dates', () => {
    expect(keyTable([key, { ...key, id: 'c3d4e5', quota: 1_000_000, clientName: 'Ü' }], now)).toEqual([
      'Id      Kunde        E-Mail            Kontingent  Verbraucht  Status  Erstellt',
      'a1b2    Muster GmbH  a@muster.example       1.000          25  Aktiv   21.11.2026',
      'c3d4e5  Ü            a@muster.example   1.000.000          25  Aktiv   21.11.2026',
    ]);
  });

  it('reports an empty list', () => {
    expect(keyTable([], now)).toEqual(['Noch keine API-Schlüssel erstellt']);
  });

  it.each([
    ['Aktiv', { expiresAt: '2026-11-21T00:00:01Z' }],
    ['Aktiv, abgelaufen', { expiresAt: '2026-11-21T00:00:00Z' }],
    ['Test', { isTest: true }],
    ['Gesperrt', { isActive: false, expiresAt: '2020-01-01T00:00:00Z' }],
    ['Neu generiert', { isRenewed: true, isActive: false }],
    ['Neu generiert, gilt noch', { isRenewed: true, supersededAt: '2026-11-22T00:00:00Z' }],
  ])('shows %s', (status, change) => {
    expect(getStatusCell(change)).toBe(status);
  });
});
