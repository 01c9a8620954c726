import { number } from '../format/number.js';

/** A number of log entries with its noun. */
export const entries = (count: number) => `${number(count)} ${count === 1 ? 'Eintrag' : 'Einträge'}`;

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
