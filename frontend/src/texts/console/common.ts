import { dayForms, formatExamples } from './day-forms.js';
import { tableSettingsTexts, viewTexts } from './table.js';
import { number } from '../format/number.js';

// Words that many screens of the console share.

export const unexpected = 'Ein unerwarteter Fehler ist aufgetreten.';
export const requestId = 'Vorgangsnummer';
export const retry = 'Erneut versuchen';
export const missingInput = {
  title: 'Fehlende Eingaben',
  text: 'Bitte füllen Sie alle erforderlichen Felder aus.',
} as const;
export const emptyField = 'Bitte füllen Sie dieses Feld aus.';
export const fieldsWrong = 'Bitte prüfen Sie die markierten Felder.';
export const dialog = {
  cancel: 'Abbrechen',
  word: (word: string) => `Zur Bestätigung ${word} eingeben`,
  wrongWord: (word: string) => `Bitte geben Sie ${word} ein.`,
} as const;
export const calendar = {
  open: 'Kalender öffnen',
  title: 'Tag wählen',
  /** Input formats of a day. */
  forms: dayForms,
  examples: formatExamples,
  noDay: (example: string) => `Bitte geben Sie einen Tag an, zum Beispiel ${example}.`,
  loading: 'Kalender wird geladen',
} as const;
export const drawer = { close: 'Details schließen' } as const;
export const discard = {
  title: 'Eingaben verwerfen?',
  text: 'Was Sie eingegeben haben, ist noch nicht gespeichert und geht verloren.',
  action: 'Verwerfen',
  safe: 'Weiter bearbeiten',
} as const;
export const draft = {
  text: 'Ihre letzten Eingaben wurden noch nicht gespeichert.',
  take: 'Übernehmen',
  drop: 'Verwerfen',
} as const;
export const unsaved = {
  changed: 'Ungespeicherte Änderungen',
  unchanged: 'Alles gespeichert',
  discard: 'Verwerfen',
  save: 'Speichern',
  saving: 'Wird gespeichert',
} as const;
export const conflict = {
  title: 'Inzwischen geändert',
  somebody: 'Jemand anders hat',
  /** The user and time of the save. */
  who: (name: string, clock: string) => `${name} hat um ${clock}`,
  text: (who: string) =>
    `${who} gespeichert, während Sie hier gearbeitet haben. Beide Fassungen stehen nebeneinander; Ihre Eingaben sind noch da.`,
  same: (who: string) => `${who} dasselbe gespeichert, was Sie eingegeben haben.`,
  field: 'Feld',
  mine: 'Ihre Eingabe',
  theirs: 'Gespeichert',
  none: 'keine Angabe',
  yes: 'ja',
  no: 'nein',
  reload: 'Gespeicherte Fassung übernehmen',
  overwrite: 'Trotzdem speichern',
} as const;
export const lastChanged = (person: string, moment: string) => `zuletzt geändert von ${person} am ${moment}`;
export const moving = { up: (of: string) => `${of} nach oben`, down: (of: string) => `${of} nach unten` } as const;
export const characterCount = {
  of: (length: number, recommended: number) => `${length} von ${recommended} Zeichen`,
  long: (length: number, recommended: number) => `${length} von ${recommended} Zeichen: wird gekürzt gezeigt`,
} as const;
export const failedHere = 'Ein Fehler ist aufgetreten.';
export const fileNotWritten =
  'Die Datei konnte auf Ihrem Gerät nicht gespeichert werden. Bitte prüfen Sie, ob genug Speicherplatz frei ist.';
export const filter = {
  label: 'Liste filtern',
  fold: (active: number) => (active > 0 ? `Filter (${active})` : 'Filter'),
  reset: 'Filter zurücksetzen',
  remove: (name: string, value: string) => `Filter entfernen: ${name} ${value}`,
} as const;
export const clearSearch = 'Suche leeren';
export const table = {
  actions: 'Aktionen',
  more: (of: string) => `Weitere Aktionen für ${of}`,
  pages: 'Seiten der Liste',
  shown: (first: number, last: number, all: string) => `Zeige ${number(first)}-${number(last)} von ${all} Einträgen`,
  page: (page: number, pages: string) => `Seite ${number(page)} von ${pages}`,
  previous: 'Zurück',
  next: 'Weiter',
  settings: tableSettingsTexts,
  views: viewTexts,
} as const;
export const usage = {
  label: 'Verbrauch des Kontingents',
  of: (quota: number) => `/ ${number(quota)}`,
  percent: (percent: number) => `${number(percent)} %`,
  value: (used: number, quota: number, percent: string) => `${number(used)} von ${number(quota)}, ${percent}`,
} as const;
export const secret = {
  length: (characters: number) => `${characters} Zeichen, ohne Leerstellen`,
  kept: (what: string) => `Ich habe den ${what} gespeichert`,
  done: 'Fertig',
  leaving: (what: string) => ({
    title: `${what} noch nicht gespeichert`,
    text: 'Er wird nie wieder angezeigt. Wenn Sie jetzt gehen, ist er verloren.',
    action: 'Trotzdem gehen',
    safe: `Zurück zum ${what}`,
  }),
} as const;
export const session = {
  unauthenticated: 'Nicht authentifiziert',
  expired: 'Sitzung abgelaufen',
  redirect: 'Sie werden zur Anmeldung weitergeleitet...',
  left: { title: 'Abgemeldet', text: 'Sie haben sich in einem anderen Fenster abgemeldet.' },
  loading: 'Anmeldung wird geprüft',
} as const;
