import { germanNumber } from '@pruefer/contracts';

const MINUTE_MS = 60_000;

const minutes = (ms: number) =>
  ms === MINUTE_MS ? '1 Minute' : `${germanNumber(ms / MINUTE_MS, { atMost: 1 })} Minuten`;

/** Every German word of the screen "System". */
export const systemTexts = {
  title: 'System',
  subtitle: 'Zeitangaben und Grenzwerte, für alle Dienste',
  form: 'Systemkonfiguration',
  loadFailed: 'Die Systemkonfiguration konnte nicht geladen werden',
  readOnly: 'Nur Administratoren können die Systemkonfiguration ändern.',
  times: {
    title: 'Zeitangaben',
    text: 'Gelten auf jeder Ansicht der Verwaltung und in CSV-Dateien',
    timezone: 'Zeitzone',
    dateFormat: 'Datumsformat',
    timeFormat: 'Zeitformat',
  },
  preview: {
    title: 'Vorschau',
    text: 'Die aktuelle Zeit, wie sie nach dem Speichern erscheint',
    clock: 'Uhrzeit',
    day: 'Datum',
    inLists: 'In Listen',
    saved: 'Bisher',
    zone: 'Zeitzone',
  },
  minutes,
  api: {
    title: 'Grenzwerte der öffentlichen Prüfung',
    text: 'Prüfungen ohne API-Schlüssel, je Netzadresse',
    window: 'Zeitfenster',
    max: 'Anfragen je Zeitfenster',
    says: (count: number, ms: number) =>
      `Nach ${germanNumber(count)} Prüfungen in ${minutes(ms)} antwortet der Dienst mit Status 429.`,
  },
  login: {
    title: 'Grenzwerte der Anmeldung',
    text: 'Schutz gegen das Erraten von Passwörtern',
    window: 'Zeitfenster',
    max: 'Fehlversuche je Zeitfenster',
    says: (count: number, ms: number) =>
      `Nach ${germanNumber(count)} Fehlversuchen in ${minutes(ms)} ist die Anmeldung vorübergehend gesperrt.`,
  },
  range: (min: number, max: number) => `${germanNumber(min)} bis ${germanNumber(max)}`,
  windowRange: (min: number, max: number) => `${minutes(min).replace(' Minute', '')} bis ${minutes(max)}`,
  saved: {
    title: 'Systemkonfiguration aktualisiert',
    text: 'Bitte laden Sie die Seite neu, damit alle Ansichten die neuen Einstellungen zeigen.',
  },
  reloadAdvice: (clock: string) =>
    `Um ${clock} gespeichert. Spätestens nach 5 Sekunden gilt die Konfiguration in allen Diensten, ohne Neustart. Bitte laden Sie die Seite neu, damit alle Ansichten die neuen Einstellungen zeigen.`,
  reload: 'Seite neu laden',
  saveFailed: 'Fehler beim Speichern',
  changes: {
    title: 'Änderungen',
    text: 'Die letzten, aus dem Audit-Log; neue stehen hier nach wenigen Sekunden',
    all: 'Alle im Audit-Log',
    loadFailed: 'Die Änderungen konnten nicht geladen werden',
    empty: 'Noch keine Änderungen',
    emptyText: 'Es gelten die Voreinstellungen.',
    savedOnly: 'Ohne Änderung gespeichert',
  },
} as const;
