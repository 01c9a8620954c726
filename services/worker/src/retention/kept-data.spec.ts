import type { KeptLogs } from '@pruefer/contracts';
import { keptData, type RetentionFacts } from './kept-data.js';

const logs: KeptLogs = { detailsDays: 30, dueDetails: 0, dueDeadLetters: 2, logBytes: 1, bytesPerMonth: 1 };
const facts: RetentionFacts = {
  months: null,
  logs,
  dueRows: 0,
  fileDays: 7,
  nextRetentionAt: null,
  nextBackupAt: null,
};
const of = (name: string, changed: Partial<RetentionFacts> = {}) =>
  keptData({ ...facts, ...changed }).find((entry) => entry.name === name);

it('G3: names every kind of data once, with a rule in German', () => {
  const kept = keptData(facts);
  expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length);
  for (const { data, keptFor } of kept) expect(data + keptFor).not.toMatch(/!|undefined|NaN|null/);
  expect(of('sessions')?.keptFor).toBe('bis zur Abmeldung oder 30 Minuten ohne Aktivität; beendete noch 1 Tag');
  expect(of('file-results')?.keptFor).toBe('7 Tage nach der letzten Änderung');
  expect(of('backups')?.keptFor).toBe('7 tägliche, 4 wöchentliche und 12 monatliche');
});

it('G3: rows of the log are due by the months that an admin has set', () => {
  expect(of('log-rows', { dueRows: null, nextRetentionAt: 'then' })).toMatchObject({ due: 0, nextRunAt: null });
  const set = { months: 12, dueRows: 7, nextRetentionAt: 'then' };
  expect(of('log-rows', set)).toMatchObject({ keptFor: '12 Monate, dann nachts gelöscht', due: 7, nextRunAt: 'then' });
});

it('a value that log-service does not report is unknown', () => {
  expect(of('log-details', { logs: null })).toMatchObject({ due: null });
  expect(of('log-details', { logs: null })?.keptFor).not.toContain('30');
  expect(of('dead-letters')).toMatchObject({ keptFor: '30 Tage', due: 2 });
});
