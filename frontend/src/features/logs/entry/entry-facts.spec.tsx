import { defaultTimes, type LogEntry, timesIn } from '@pruefer/contracts';
import { render, screen } from '@testing-library/react';
import { App } from '~/app/App.js';
import { createLoggedEntry } from '~/testing/fakes/logs.js';
import { FactRows } from '~/ui/panel/FactRows.js';
import { entryFacts } from './entry-facts.js';

function show(differs: Partial<LogEntry> = {}, times = defaultTimes) {
  render(<FactRows facts={entryFacts(createLoggedEntry(differs), times)} />, { wrapper: App });
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const fact = (label: string) =>
    screen.getAllByRole('definition')[labels.indexOf(label)]?.textContent?.replaceAll('\u00a0', ' ');
  const copies = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
  return { labels, fact, copies };
}

it('a checked IBAN shows all stored fields, and offers to copy codes', () => {
  const { fact, labels, copies } = show();
  expect(fact('Status')).toBe('200 OK');
  expect(fact('Zeitpunkt')).toBe('20.11.2026, 14:07:31');
  expect(fact('Antwortzeit')).toBe('9,2 ms');
  expect(fact('Kunde')).toBe('Süderelbe Versicherungsverein a. G.');
  expect(fact('Land')).toBe('Deutschland (DE)');
  expect(fact('Fehlermeldung')).toBe('-');
  expect(labels).not.toContain('Fehlercode');
  expect(labels).not.toContain('Zusammengefasst');
  expect(copies).toEqual(
    expect.arrayContaining(['API-Schlüssel kopieren', 'IBAN kopieren', 'Vorgangsnummer kopieren']),
  );
  expect(copies).not.toContain('Fehlermeldung kopieren');
});

it('a country is named in full, whatever it is', () => {
  expect(show({ country: 'PL' }).fact('Land')).toBe('Polen (PL)');
});

it('a failed public one shows why, and has dashes for absent values', () => {
  const message = 'Die Prüfziffern 12 passen nicht zum Rest der IBAN.';
  const { fact, labels, copies } = show({
    apiKeyId: null,
    clientName: null,
    ipAddress: null,
    iban: null,
    responseTime: null,
    country: '??',
    statusCode: 400,
    errorCode: 'iban_check_digits',
    errorMessage: message,
    bankDetails: null,
    requestId: null,
  });
  expect(fact('Status')).toBe('400 Ungültige IBAN');
  expect(fact('API-Schlüssel')).toBe('Public');
  expect([fact('IP-Adresse'), fact('IBAN'), fact('Antwortzeit'), fact('Land'), fact('Vorgangsnummer')]).toEqual(
    Array<string>(5).fill('-'),
  );
  expect([fact('Fehlermeldung'), fact('Fehlercode')]).toEqual([message, 'iban_check_digits']);
  expect(labels).not.toContain('Kunde');
  expect(labels).not.toContain('Quelle der Bankdaten');
  expect(copies).toContain('Fehlermeldung kopieren');
  expect(copies).not.toContain('IBAN kopieren');
});

it('requests of one kind are counted, with thousands', () => {
  expect(show({ count: 1_204, statusCode: 429 }).fact('Zusammengefasst')).toBe(
    '1.204 gleiche Anfragen innerhalb von zehn Sekunden',
  );
});

it('a status without words is its number, once', () => expect(show({ statusCode: 418 }).fact('Status')).toBe('418'));

it('a masked IBAN and a shortened address stay as they are stored', () => {
  const { fact } = show({ iban: 'DE89…3000', ipAddress: '203.0.113.0/24' });
  expect([fact('IBAN'), fact('IP-Adresse')]).toEqual(['DE89…3000', '203.0.113.0/24']);
});

it('the time is in the zone and formats of the settings', () => {
  const tokyo = timesIn({ timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm A' });
  expect(show({ timestamp: '2026-11-20T15:07:31.000Z' }, tokyo).fact('Zeitpunkt')).toBe('2026-11-21, 12:07 AM');
});
