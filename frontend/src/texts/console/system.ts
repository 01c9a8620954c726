import { germanNumber, MINUTE_MS, type SettingName } from '@pruefer/contracts';
import { sectionHeads } from './section-heads.js';

const minutes = (ms: number) =>
  ms === MINUTE_MS ? '1 Minute' : `${germanNumber(ms / MINUTE_MS, { atMost: 1 })} Minuten`;

/** Every German word of the screen "System". */
export const systemTexts = {
  ...sectionHeads.system,
  form: 'Systemkonfiguration',
  loadFailed: 'Die Systemkonfiguration konnte nicht geladen werden',
  readOnly: 'Nur Administratoren können die Systemkonfiguration ändern.',
  labels: {
    timezone: 'Zeitzone',
    dateFormat: 'Datumsformat',
    timeFormat: 'Zeitformat',
    rateLimitWindowMs: 'Zeitfenster',
    rateLimitMaxRequests: 'Anfragen je Zeitfenster',
    loginRateLimitWindowMs: 'Zeitfenster',
    loginRateLimitMaxRequests: 'Fehlversuche je Zeitfenster',
  } satisfies Record<SettingName, string>,
  times: {
    title: 'Zeitangaben',
    text: 'Gelten auf jeder Ansicht der Verwaltung und in CSV-Dateien',
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
    says: (count: number, ms: number) =>
      `Nach ${germanNumber(count)} Prüfungen in ${minutes(ms)} antwortet der Dienst mit Status 429.`,
  },
  login: {
    title: 'Grenzwerte der Anmeldung',
    text: 'Schutz gegen das Erraten von Passwörtern',
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
  brand: {
    title: 'Farbe der Website',
    text: 'Für Schaltflächen, Links und Fokus der öffentlichen Seiten',
    loadFailed: 'Die Farbe der Website konnte nicht geladen werden',
    own: 'Eigene Farbe',
    standard: 'Standardfarbe',
    change: 'Farbe ändern',
    toStandard: 'Zur Standardfarbe zurück',
    dialogText: 'Besucher sehen die neue Farbe wenige Sekunden nach dem Speichern.',
    colour: 'Farbe',
    colourHelp: '# und sechs Ziffern oder Buchstaben von A bis F',
    pick: 'Farbe auswählen',
    save: 'Farbe speichern',
    saving: 'Wird gespeichert',
    saveFailed: 'Die Farbe wurde nicht gespeichert',
    saved: { title: 'Farbe gespeichert', text: 'Besucher sehen sie in wenigen Sekunden.' },
    schemes: { light: 'Helle Darstellung', dark: 'Dunkle Darstellung' },
    button: 'IBAN prüfen',
    link: 'Datenschutz',
    preview: 'Vorschau der Farbe',
    letters: 'Weiße Schrift auf der Farbe',
    light: 'Links auf hellem Grund',
    dark: 'Links auf dunklem Grund',
    least: (least: string) => `Nötig sind mindestens ${least}. Für die dunkle Darstellung wird die Farbe aufgehellt.`,
    incomplete: 'Der Kontrast erscheint, sobald die Farbe vollständig ist.',
  },
  changes: {
    title: 'Änderungen',
    text: 'Die letzten fünf aus dem Audit-Log',
    all: 'Alle im Audit-Log',
    loadFailed: 'Die Änderungen konnten nicht geladen werden',
    empty: 'Noch keine Änderungen. Es gelten die Voreinstellungen.',
    savedOnly: 'Ohne Änderung gespeichert',
  },
} as const;
