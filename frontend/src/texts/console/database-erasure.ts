import { number } from '../format/number.js';
import { entries } from './database-log-rows.js';
import { sectionActions } from './section-heads.js';

const fromEntries = (count: number) => `aus ${number(count)} ${count === 1 ? 'Eintrag' : 'Einträgen'}`;

export const erasureTexts = {
  title: sectionActions.eraseIban,
  subtitle: 'Auf Wunsch von Betroffenen. Zählung und Abrechnung bleiben erhalten.',
  iban: 'IBAN',
  ibanHelp: 'Ihre Eingabe wird nicht gespeichert.',
  ibanMissing: { title: 'IBAN erforderlich', text: 'Bitte geben Sie eine IBAN ein.' },
  find: 'Suchen',
  finding: 'Wird gesucht',
  findFailed: 'Fehler beim Suchen',
  found: (rows: number, oldest: string | null, newest: string | null) =>
    rows === 0 || oldest === null || newest === null
      ? 'Kein Eintrag im Log enthält diese IBAN.'
      : `${entries(rows)} vom ${oldest} bis ${newest} ${rows === 1 ? 'enthält' : 'enthalten'} diese IBAN.`,
  reason: 'Begründung',
  reasonHelp: 'Freiwillig, für das Protokoll, zum Beispiel ein Aktenzeichen. Ohne IBAN und Kontonummer.',
  action: 'IBAN löschen ...',
  question: {
    title: 'IBAN endgültig löschen?',
    text: (rows: number) =>
      `Die IBAN wird ${fromEntries(rows)}, aus allen Kopien und aus wartenden Nachrichten entfernt. Das lässt sich nicht zurücknehmen; eine Wiederherstellung holt sie nicht zurück.`,
    action: 'Endgültig löschen',
    pending: 'Wird gelöscht',
  },
  done: (rows: number) => ({ title: 'IBAN gelöscht', text: `${fromEntries(rows)} entfernt` }),
  result: (at: string, rows: number) => `IBAN am ${at} ${fromEntries(rows)} entfernt.`,
  failed: 'Fehler beim Löschen',
  protocol: 'Protokoll der Löschungen',
  protocolFailed: 'Das Protokoll konnte nicht geladen werden',
  none: 'Noch keine IBAN gelöscht',
  by: (name: string) => `von ${name}`,
  rows: fromEntries,
  goesOn: 'läuft noch',
  noReason: 'ohne Begründung',
} as const;
