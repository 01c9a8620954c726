import { Problem } from '@pruefer/contracts';
import { formatChangeCursor, parseChangeCursor, unknownChangesSentence } from './list-bank-changes.js';

describe('unknownChangesSentence', () => {
  it('returns null when all changes are known', () => {
    expect(unknownChangesSentence('2026-06-08', '2026-06-08', 'de')).toBeNull();
    expect(unknownChangesSentence('2026-09-01', '2026-06-08', 'de')).toBeNull();
  });

  it('returns the day before which changes are unknown', () => {
    expect(unknownChangesSentence('2026-06-07', '2026-06-08', 'de')).toBe(
      'Der älteste geladene Stand der Bankdaten gilt ab dem 08.06.2026. Was sich bis dahin geändert hat, ist nicht bekannt.',
    );
    expect(unknownChangesSentence('2026-06-07', '2026-06-08', 'en')).toBe(
      'The oldest loaded version of the bank data is valid from 2026-06-08. What changed until then is not known.',
    );
  });

  it('reports that no changes are known', () => {
    expect(unknownChangesSentence('2026-06-07', undefined, 'de')).toContain('keine Bankdaten geladen');
    expect(unknownChangesSentence('2026-06-07', undefined, 'en')).toContain('No bank data is loaded');
  });
});

describe('cursor of bank changes', () => {
  it('leads back to its place', () => {
    const place = { validFrom: '2026-12-07', bankCode: '37040044' };
    expect(parseChangeCursor(formatChangeCursor(place))).toEqual(place);
    expect(formatChangeCursor(place)).toMatch(/^[\w-]+$/);
  });

  it.each([
    '',
    'x',
    '****',
    formatChangeCursor({ validFrom: '2026-02-30', bankCode: '1' }),
    formatChangeCursor({ validFrom: '0000-01-01', bankCode: '1' }),
    formatChangeCursor({ validFrom: '2026-12-07', bankCode: `'; --` }),
  ])('E3: refuses %j', (cursor) => {
    expect(() => parseChangeCursor(cursor)).toThrow(Problem);
  });
});
