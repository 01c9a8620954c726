import { bankTexts } from './console/database-banks.js';
import { restoreTexts } from './console/database-restore.js';
import { logRowTexts } from './console/database-log-rows.js';
import { tc } from './de-console.js';
import { textsIn } from './texts-in.fixture.js';

/** Every text of the catalogue with the same number in each of its blanks. */
const textsWith = (count: number) => textsIn(tc, (blanks) => new Array<number>(blanks).fill(count));

/** Words that are the same for one as for several. */
const sameForBoth = new Set(['API-Schlüssel', 'Benutzer', 'Fehler', 'Status', 'Zeichen']);

/** Texts whose number is never one, or stands behind "von": what is counted and how many there are of it. */
const neverOne = new Set([
  '.alerts.history.figures',
  '.database.backups.proof.of',
  '.database.logRows.cleanup.subtitle',
  '.database.privacy.retention.help',
  '.database.privacy.retention.shorter.text',
  '.logs.exporting.running',
  '.logs.wholeIban',
  '.system.api.says',
  '.system.login.says',
  '.table.shown',
  '.table.views.problems.many',
]);

/** What is counted in a text: the words behind the number. */
const countedIn = (text: string, count: number) =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${count} (\\p{Lu}[\\p{L}-]+)`, 'gu'))].map(([, word = '']) => word);

it('one of something is not called as several are', () => {
  const several = new Map(textsWith(2));
  const wrong = textsWith(1).filter(
    ([path, text]) =>
      !neverOne.has(path) &&
      countedIn(text, 1).some((word) => !sameForBoth.has(word) && countedIn(several.get(path) ?? '', 2).includes(word)),
  );
  expect(wrong).toEqual([]);
});

it.each([
  [bankTexts.done(1, 0).text, '1 Bank importiert, 0 Fehler'],
  [bankTexts.done(13_772, 1).text, '13.772 Banken importiert, 1 Fehler'],
  [bankTexts.imports.records(1), '1 Datensatz'],
  [bankTexts.dialog.loaded('SIX', '01.10.2026', 1), 'SIX, gültig ab 01.10.2026, 1 Datensatz'],
  [restoreTexts.checked.leftOut(1), '1 bleibt weg'],
  [restoreTexts.checked.leftOut(2), '2 bleiben weg'],
])('%s', (text, expected) => expect(text).toBe(expected));

it('texts for one entry are singular', () => {
  const { text } = logRowTexts.cleanup.question;
  expect(text(1, '25.10.2026')).toMatch(/^1 Eintrag vor dem 25\.10\.2026 wird endgültig gelöscht/);
  expect(text(2_000, '25.10.2026')).toMatch(/^2\.000 Einträge vor dem 25\.10\.2026 werden endgültig gelöscht/);
});
