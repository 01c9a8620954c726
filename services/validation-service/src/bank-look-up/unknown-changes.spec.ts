import { unknownChanges } from './unknown-changes.js';

describe('unknownChanges', () => {
  it('returns null when all changes are known', () => {
    expect(unknownChanges('2026-06-08', '2026-06-08')).toBeNull();
    expect(unknownChanges('2026-09-01', '2026-06-08')).toBeNull();
  });

  it('returns the day before which changes are unknown', () => {
    expect(unknownChanges('2026-06-07', '2026-06-08')).toBe(
      'Der älteste geladene Stand der Bankdaten gilt ab dem 08.06.2026. Was sich bis dahin geändert hat, ist nicht bekannt.',
    );
  });

  it('reports that no changes are known', () => {
    expect(unknownChanges('2026-06-07', undefined)).toContain('keine Bankdaten geladen');
  });
});
