import { defaultTimes } from '@pruefer/contracts';
import { wholeBackupWords } from './backup-words.js';

const now = new Date('2026-11-22T08:00:00Z');
const last = { createdAt: '2026-11-22T01:16:00Z', bytes: 6_200_000, isEncrypted: true };
const state = { last, since: '2026-11-01T08:00:00Z', failure: null, secondPlaceFailure: null };
const failure = { at: '2026-11-22T02:16:00Z', text: 'Kein Platz.' };
/** With common blanks: a number and its unit stay together. */
const words = (whole: Parameters<typeof wholeBackupWords>[0]) =>
  wholeBackupWords(whole, defaultTimes, now).replace(/\s/g, ' ');

it.each([
  ['a fresh one', state, 'heute, 02:16, 6,2 MB'],
  ['one that a failure followed', { ...state, failure }, 'heute, 02:16, 6,2 MB; zuletzt gescheitert: heute, 03:16'],
  ['none yet', { ...state, last: null }, 'noch keine'],
  ['a server of the operator’s', null, 'erstellt der Betreiber des PostgreSQL-Servers'],
])('the line of the whole backup tells of %s', (_, whole, expected) => expect(words(whole)).toBe(expected));
