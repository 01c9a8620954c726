import { fileSize } from '../format/file-size.js';
import { number } from '../format/number.js';

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
