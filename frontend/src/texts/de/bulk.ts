import { errorTexts } from '@pruefer/contracts/error-texts';
import { duration } from '../format/duration.js';
import { formatCheckCount, formatLineCount, numberText } from './counts.js';

export const bulk = {
  heading: 'Ihre Liste prüfen',
  lead: 'Eingefügte Listen und Dateien bis 1.000 Zeilen bleiben im Browser: Gesendet werden nur die IBANs und die Nummern ihrer Zeilen. Größere Dateien, NDJSON und SEPA-Dateien laden Sie hoch.',
  key: {
    label: 'API-Schlüssel',
    help: 'Er wird nur für diese Prüfung verwendet und nicht gespeichert.',
    show: 'Anzeigen',
    hide: 'Verbergen',
    showName: 'API-Schlüssel anzeigen',
    hideName: 'API-Schlüssel verbergen',
    missing: 'Bitte geben Sie Ihren API-Schlüssel ein.',
    characters: 'Ein API-Schlüssel besteht nur aus Buchstaben, Ziffern und Unterstrichen.',
  },
  list: {
    label: 'Liste',
    help: 'Eine IBAN je Zeile, oder Zeilen aus einer Tabelle. Eine Datei (.csv, .txt, .ndjson oder SEPA-.xml) können Sie auch hierher ziehen.',
    file: 'Datei auswählen',
    fileName: 'Datei mit IBANs',
    removeFile: 'Datei entfernen',
    missing: 'Bitte fügen Sie mindestens eine IBAN ein.',
    tooLong: (most: number) => `Eine Liste darf höchstens ${formatLineCount(most)} haben. Bitte teilen Sie sie auf.`,
    unreadable: 'Die Datei lässt sich nicht lesen.',
  },
  summary: {
    count: (count: number) => (count === 1 ? '1 IBAN' : `${numberText(count)} IBANs`),
    fromColumn: (name: string, count: number) => `IBANs aus Spalte „${name}“, ${formatLineCount(count)}`,
    fromColumnNumber: (position: number, count: number) => `IBANs aus Spalte ${position}, ${formatLineCount(count)}`,
    cost: (count: number) => `${formatCheckCount(count)} aus Ihrem Kontingent`,
  },
  start: 'Prüfen',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen',
  progress: {
    label: 'Fortschritt der Prüfung',
    text: (count: number, total: number) => `${numberText(count)} von ${formatLineCount(total)} geprüft`,
    waiting: (seconds: number) => `Gerade ist keine weitere Prüfung möglich. Weiter in ${duration(seconds)}.`,
  },
  end: {
    cancelled: (count: number, total: number) =>
      `Abgebrochen: ${numberText(count)} von ${formatLineCount(total)} sind geprüft.`,
    refused: (count: number, total: number) => `Bis dahin geprüft: ${numberText(count)} von ${formatLineCount(total)}.`,
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    requestId: 'Vorgangsnummer',
    quota: (needed: number, available: number) =>
      `Ihr Kontingent reicht nicht: Nötig sind noch ${formatCheckCount(needed)}, frei sind ${numberText(available)}.`,
    onlyAvailable: (count: number) => (count === 1 ? 'Nur 1 IBAN prüfen' : `Nur ${numberText(count)} IBANs prüfen`),
    goOn: 'Weiter prüfen',
  },
  result: {
    heading: 'Ergebnis',
    valid: 'gültig',
    invalid: 'ungültig',
    unchecked: 'nicht geprüft',
    figure: numberText,
    faulty: 'Zeilen mit Fehlern',
    first: (count: number, total: number) =>
      `Die ersten ${numberText(count)} von ${numberText(total)}; alle stehen in der Datei.`,
    failed: (count: number) =>
      `${formatLineCount(count)} ${count === 1 ? 'hat' : 'haben'} kein Ergebnis und nichts gekostet.`,
    line: 'Zeile',
    iban: 'IBAN',
    note: 'Hinweis',
    download: 'Ergebnis als CSV',
    fileName: 'IBAN-Ergebnis.csv',
  },
  leave: 'Das Ergebnis ist noch nicht gespeichert. Möchten Sie die Seite trotzdem verlassen?',
  faults: errorTexts,
  csv: {
    separator: ';',
    own: (position: number) => `Spalte ${position}`,
    head: ['gültig', 'IBAN', 'BLZ', 'BIC', 'Bank', 'Hinweis'],
    verdicts: { valid: 'ja', invalid: 'nein', failed: 'nicht geprüft' },
    unsent: 'Diese Zeile wurde nicht geprüft.',
    empty: 'In dieser Zeile steht keine IBAN.',
  },
} as const;
