import { defaultTimes } from '../settings/times-in.js';
import { auditActions, auditObject, auditSentence, auditSentences } from './audit-sentences.js';

it.each(auditActions)('D8: %s has a distinct sentence', (action) => {
  const sentence = auditSentences[action];
  expect(sentence).toMatch(/^(hat|konnte) .+[^.]$/);
  expect(Object.values(auditSentences).filter((other) => other === sentence)).toHaveLength(1);
});

it('names its object as written', () => {
  expect(auditSentence('user.changed', "O'$&")).toBe("hat den Benutzer O'$& geändert");
  expect(auditSentence('user.changed', null)).toBe('hat den Benutzer (unbekannt) geändert');
});

it('says an action that it does not know by its name', () => {
  expect(auditSentence('page.printed', null)).toBe('hat eine andere Aktion ausgeführt (page.printed)');
  expect(auditSentence('toString', null)).toBe('hat eine andere Aktion ausgeführt (toString)');
});

it('writes the time of a backup like every other time', () => {
  const object = auditObject({ target: 'check-1', targetName: '2026-11-23T13:14:16.947Z' }, defaultTimes);
  expect(auditSentence('backup.restored', object)).toBe('hat das Backup vom 23.11.2026, 14:14 wiederhergestellt');
});

it('names bank data by the day from which they are valid', () => {
  const object = auditObject({ target: '2026-09-07-32822740', targetName: null }, defaultTimes);
  expect(auditSentence('bank-data.imported', object)).toBe('hat die Bankdaten vom 07.09.2026 importiert');
});
