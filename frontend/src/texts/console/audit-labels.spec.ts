import { type AuditRecord, defaultTimes } from '@pruefer/contracts';
import { actionLabel, describeAuditEvent, getActorName } from './audit-labels.js';

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
  details: null,
};

it('describes author and action', () => {
  expect([getActorName(record), describeAuditEvent(record, defaultTimes)]).toEqual([
    'm.hoffmann',
    'hat den Benutzer s.aydin geändert',
  ]);
  expect(getActorName({ ...record, actor: null })).toBe('Unbekannt');
  expect(describeAuditEvent({ ...record, targetName: null }, defaultTimes)).toBe('hat den Benutzer 2 geändert');
});

it('names an action to choose', () => expect(actionLabel('key.topped-up')).toBe('Hat Kontingent für … aufgebucht'));

it('writes the day of a cleanup as the settings want it', () => {
  const cleaned = { ...record, action: 'logs.cleaned', target: '2026-10-25', targetName: null } as const;
  expect(describeAuditEvent(cleaned, defaultTimes)).toBe('hat die API-Logs bis 25.10.2026 bereinigt');
});
