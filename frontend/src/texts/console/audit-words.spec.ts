import type { AuditRecord } from '@pruefer/contracts';
import { actionLabel, detailsOf, personOf, predicateOf } from './audit-words.js';

const record: AuditRecord = {
  id: 'auth-1',
  timestamp: '2026-11-21T03:12:44Z',
  action: 'user.changed',
  actorId: '1',
  actor: 'm.hoffmann',
  network: '203.0.113.0/24',
  requestId: 'r-1',
  target: '2',
  targetName: 's.aydin',
  details: { role: { from: 'manager', to: 'admin' }, isActive: { from: true, to: false }, quota: 12_000, anders: '' },
};

it('says who did what', () => {
  expect([personOf(record), predicateOf(record)]).toEqual(['m.hoffmann', 'hat den Benutzer s.aydin geändert']);
  expect(personOf({ ...record, actor: null })).toBe('Unbekannt');
  expect(predicateOf({ ...record, targetName: null })).toBe('hat den Benutzer 2 geändert');
});

it('says what changed in the words of the screens', () => {
  expect(detailsOf(record).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Rolle: Manager → Administrator',
    'Aktiv: ja → nein',
    'Kontingent: 12.000',
    'anders: leer',
  ]);
  expect(detailsOf({ ...record, details: null })).toEqual([]);
});

it('names an action to choose', () => expect(actionLabel('key.topped-up')).toBe('Hat Kontingent für … aufgebucht'));
