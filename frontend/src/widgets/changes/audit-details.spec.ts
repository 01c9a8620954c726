import { defaultTimes, timesIn } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { listAuditDetails } from './audit-details.js';

it('says what changed in the words of the screens', () => {
  const details = {
    role: { from: 'manager', to: 'admin' },
    isActive: { from: true, to: false },
    quota: 12_000,
    anders: '',
  };
  expect(listAuditDetails({ details }, defaultTimes).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Rolle: Manager → Administrator',
    'Aktiv: ja → nein',
    'Kontingent: 12.000',
    'anders: leer',
  ]);
  expect(listAuditDetails({ details: null }, defaultTimes)).toEqual([]);
});

it('says what changed about a key and its alerts in the words of their forms, lists as people write them', () => {
  const details = {
    rateLimitPerMinute: { from: null, to: 1_200 },
    allowedAddresses: { from: [], to: ['203.0.113.0/24', '2001:db8::/32'] },
    thresholds: { from: [80, 100], to: [70] },
    isMailOn: { from: true, to: false },
    mailTo: { from: null, to: 'technik@bank.example' },
    webhook: { from: 'https://bank.example', to: null },
  };
  expect(listAuditDetails({ details }, defaultTimes).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Höchstens Aufrufe pro Minute: leer → 1.200',
    'Erlaubte IP-Adressen und Netze: leer → 203.0.113.0/24, 2001:db8::/32',
    'Schwellen in Prozent: 80, 100 → 70',
    'Per E-Mail benachrichtigen: ja → nein',
    'E-Mail-Adresse für Benachrichtigungen: leer → technik@bank.example',
    'Webhook: https://bank.example → leer',
  ]);
});

it('says what changed of the website in the words of its forms, buttons and links by their names', () => {
  const details = {
    siteName: { from: 'IBAN-Prüfer', to: 'Prüfstelle Nord' },
    buttons: { from: [], to: [{ id: 'a', text: 'Zugang', href: '/preise', variant: 'default', size: 'sm', order: 1 }] },
    legalLinks: { from: [{ title: 'Impressum', href: '/impressum' }], to: [{ title: '', href: '' }] },
    metaDescription: { from: null, to: 'Kurz' },
    content: 'changed',
    type: { from: 'feature', to: 'hero' },
  };
  expect(listAuditDetails({ details }, defaultTimes).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name der Website: IBAN-Prüfer → Prüfstelle Nord',
    'Schaltflächen: leer → Zugang (/preise)',
    'Rechtliche Links: Impressum (/impressum) → ohne Text (ohne Ziel)',
    'Meta-Beschreibung: leer → Kurz',
    'Inhalt: geändert',
    'Art: Feature-Kachel → Hero-Bereich',
  ]);
});

it.each([
  ['reason', 'asked', 'auf Wunsch'],
  ['reason', 'Doppelt gebucht', 'Doppelt gebucht'],
  ['origin', 'official', 'von der offiziellen Adresse'],
  ['channel', 'email', 'E-Mail'],
  ['action', 'publish', 'Veröffentlichen'],
  ['action', 'footer.saved', 'Hat den Footer geändert'],
  ['expiry', '7d', 'in 7 Tagen'],
  ['language', 'en', 'Englisch'],
  ['unusedFor', 'never', 'noch nie genutzt'],
  ['status', 'inactive', 'Gesperrt'],
  ['sort', '-share', 'Höchster Verbrauch'],
  ['sort', 'clientName', 'Kunde'],
  ['showRenewed', 'true', 'ja'],
])('says %s "%s" as "%s"', (field, code, words) => {
  expect(listAuditDetails({ details: { [field]: code } }, defaultTimes)).toMatchObject([{ value: words }]);
});

it('names the parts of a restore as its screen does', () => {
  const details = {
    parts: [
      { part: 'banks', added: 2 },
      { part: 'logs', added: 0 },
    ],
    safetyBackup: 'a.sql',
  };
  expect(listAuditDetails({ details }, defaultTimes).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Wiederhergestellte Teile: Bankdaten, API-Logs',
    'Sicherheits-Backup: a.sql',
  ]);
});

it('has a German name for every detail that services write', () => {
  const details = Object.fromEntries(Object.keys(tc.audit.fields).map((field) => [field, 'x']));
  const unnamed = listAuditDetails({ details }, defaultTimes).filter(({ field, label }) => label === field);
  expect(unnamed).toEqual([]);
});

it('writes days and instants as the settings want them', () => {
  const times = timesIn({ timezone: 'America/New_York', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm A' });
  const details = { startDate: '2026-10-25', expiresAt: { from: null, to: '2026-11-01T05:30:00.000Z' } };
  expect(listAuditDetails({ details }, times).map(({ value }) => value)).toEqual([
    '2026-10-25',
    'leer → 2026-11-01, 01:30 AM',
  ]);
});
