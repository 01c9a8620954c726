import { bulkTexts, fileJobTexts } from './bulk.js';
import { t } from './site.js';
import { resultTexts } from './check-result.js';
import { documentTexts } from './document.js';
import { renderedTexts } from './rendered-parts.js';
import { misspelledIn, textsIn } from './texts-in.fixture.js';

it('has no exclamation mark, no spelled-out umlaut, no blank too many', () => {
  const texts = textsIn({ t, renderedTexts, resultTexts, documentTexts, bulkTexts, fileJobTexts });
  expect(texts.length).toBeGreaterThan(200);
  expect(misspelledIn(texts)).toEqual([]);
});

it.each([
  [t.check.heading, 'IBAN prüfen'],
  [t.check.placeholder, 'IBAN eingeben'],
  [resultTexts.valid, 'IBAN ist gültig'],
  [resultTexts.invalid, 'IBAN ist ungültig'],
  [resultTexts.invalidDefault, 'Die eingegebene IBAN entspricht nicht den formalen Anforderungen.'],
  [resultTexts.country, 'Land'],
  [resultTexts.blz, 'BLZ'],
  [resultTexts.accountNumber, 'Kontonummer'],
  [resultTexts.bic, 'BIC'],
  [resultTexts.time, 'Prüfzeitpunkt'],
  [t.site.home, 'Startseite'],
  [renderedTexts.notFound.title, '404 Page Not Found'],
  [t.toast.ibanRequired.title, 'IBAN erforderlich'],
  [t.toast.ibanRequired.text, 'Bitte geben Sie eine IBAN ein.'],
  [t.toast.ibanValid.title, 'IBAN gültig'],
  [t.toast.ibanValid.text, 'Die IBAN wurde erfolgreich validiert.'],
  [t.refusal.title, 'Validierungsfehler'],
  [t.refusal.unexpected, 'Ein unerwarteter Fehler ist aufgetreten.'],
  [renderedTexts.footer.copyright(2026, 'IBAN-Prüfer Pro'), '© 2026 IBAN-Prüfer Pro'],
  [renderedTexts.why('IBAN-Prüfer'), 'Warum IBAN-Prüfer?'],
])('keeps the agreed wording to the letter: %s', (text, agreed) => {
  expect(text).toBe(agreed);
});

it.each([
  [1, '1 Sekunde'],
  [59, '59 Sekunden'],
  [60, '1:00 Minuten'],
  [412, '6:52 Minuten'],
])('says %i seconds in words', (seconds, words) => {
  expect(t.refusal.wait(seconds)).toBe(`Nächste Prüfung möglich in ${words}.`);
});

it.each([
  ['2026-09-07', 'Quelle, gültig ab 07.09.2026'],
  ['2026-06', 'Quelle, Stand 06.2026'],
  ['2020', 'Quelle, Stand 2020'],
  [null, 'Quelle'],
])('says since when a source is in force: %s', (date, words) => {
  expect(resultTexts.checks.origin('Quelle', date)).toBe(words);
});
