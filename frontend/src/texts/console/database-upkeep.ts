import { fileSize } from '../format/file-size.js';
import { number } from '../format/number.js';
import { sectionActions } from './section-heads.js';

const entries = (count: number) => `${number(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`;

const fromEntries = (count: number) => `aus ${number(count)} ${count === 1 ? 'Eintrag' : 'Einträgen'}`;

/** Words around the rows of the request log: how many there are, and their cleanup. */
export const logRowTexts = {
  stats: {
    title: 'API-Log-Statistik',
    subtitle: (total: number, oldest: string) => `${entries(total)}, ältester vom ${oldest}`,
    none: 'Noch keine Einträge',
    noneText: 'Jede Prüfung hinterlässt einen Eintrag.',
    requests: 'Einträge',
    month: 'Monat',
    failed: { title: 'Statistik-Fehler', text: 'API-Log-Statistiken konnten nicht geladen werden.' },
    months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  },
  cleanup: {
    title: 'Logs bereinigen',
    subtitle: (days: number) => `Die letzten ${number(days)} Tage bleiben immer erhalten`,
    label: 'Einträge löschen, die älter sind als',
    help: (latest: string) => `Spätestens ${latest}`,
    tooLate: (latest: string) => `Bitte wählen Sie einen Tag bis zum ${latest}.`,
    would: { before: 'Das würde', after: 'löschen.' },
    entries,
    counting: 'Die Einträge werden gezählt',
    countFailed: 'Die Zahl der Einträge konnte nicht ermittelt werden',
    action: 'Logs bereinigen ...',
    word: 'BEREINIGEN',
    question: {
      title: 'Logs bereinigen?',
      text: (count: number, day: string) =>
        `${entries(count)} vor dem ${day} ${count === 1 ? 'wird' : 'werden'} endgültig gelöscht, auch aus Suche und Export. Die Summen des Dashboards bleiben.`,
      action: 'Endgültig löschen',
      pending: 'Wird gelöscht',
    },
    running: 'Bereinigung läuft',
    done: (count: number) => ({ title: 'Logs erfolgreich bereinigt', text: `${entries(count)} gelöscht` }),
    result: (at: string, count: number, day: string) =>
      `Bereinigung vom ${at}: ${entries(count)} vor dem ${day} gelöscht.`,
    failed: 'Log-Bereinigung fehlgeschlagen',
    unknown: 'Unbekannter Fehler',
  },
} as const;

/** Words around data protection. */
export const privacyTexts = {
  title: 'Aufbewahrungsfristen',
  loadFailed: 'Die Aufbewahrungsfristen konnten nicht geladen werden',
  empty: 'Keine Fristen bekannt',
  columns: { data: 'Daten', keptFor: 'Aufbewahrung', next: 'Nächste Löschung', due: 'Fällig' },
  continuous: 'laufend',
  never: 'nicht automatisch',
  retention: {
    label: 'Logs löschen nach Monaten',
    help: (min: number, max: number) => `${min} bis ${max} Monate; leer: nicht automatisch`,
    save: 'Speichern',
    pending: 'Wird gespeichert',
    saved: { title: 'Aufbewahrung gespeichert', text: 'Sie gilt ab der nächsten nächtlichen Löschung.' },
    failed: 'Fehler beim Speichern',
    shorter: (months: number) => ({
      title: 'Ältere Logs löschen?',
      text: `Die nächste nächtliche Löschung entfernt alle Einträge, die älter als ${number(months)} Monate sind, endgültig.`,
      action: 'Speichern',
    }),
    space: (bytes: number | null, perMonth: number | null) =>
      `Belegt: ${bytes === null ? '–' : fileSize(bytes)}, je Monat etwa ${perMonth === null ? '–' : fileSize(perMonth)}`,
  },
} as const;

/** Words around the erasure of an IBAN. */
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
