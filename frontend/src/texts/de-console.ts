import { accountTexts } from './console/account.js';
import { alerts } from './console/alerts.js';
import { apiKeys } from './console/api-keys.js';
import { auditTexts } from './console/audit.js';
import { chartTexts } from './console/chart.js';
import { connectionTexts } from './console/connection.js';
import { imageTexts, linkTexts } from './console/content.js';
import { countryTexts } from './console/countries.js';
import { dashboardTexts } from './console/dashboard.js';
import { databaseTexts } from './console/database.js';
import { dayForms } from './console/day-forms.js';
import { editorTexts } from './console/editor.js';
import { footerTexts } from './console/footer.js';
import { headerTexts } from './console/header.js';
import { homepageTexts } from './console/homepage.js';
import { loginTexts } from './console/login.js';
import { logTexts } from './console/logs.js';
import { paletteTexts } from './console/palette.js';
import { pageTexts } from './console/pages.js';
import { passwordTexts } from './console/password.js';
import { shellTexts } from './console/shell.js';
import { shortcutTexts } from './console/shortcuts.js';
import { statisticsTexts } from './console/statistics.js';
import { systemTexts } from './console/system.js';
import { tableLookTexts, viewTexts } from './console/table.js';
import { twoFactorTexts } from './console/two-factor.js';
import { userTexts } from './console/users.js';
import { number, totalText } from './number.js';

/** Every German word of login and console. Apart from the public catalogue, so that visitors do not load it. */
export const tc = {
  number,
  totalText,
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  requestId: 'Vorgangsnummer',
  retry: 'Erneut versuchen',
  missing: { title: 'Fehlende Eingaben', text: 'Bitte füllen Sie alle erforderlichen Felder aus.' },
  fieldsWrong: 'Bitte prüfen Sie die markierten Felder.',
  dialog: {
    cancel: 'Abbrechen',
    word: (word: string) => `Zur Bestätigung ${word} eingeben`,
    wrongWord: (word: string) => `Bitte geben Sie ${word} ein.`,
  },
  calendar: {
    open: 'Kalender öffnen',
    title: 'Tag wählen',
    /** How a day is typed. */
    forms: dayForms,
    noDay: (example: string) => `Bitte geben Sie einen Tag an, zum Beispiel ${example}.`,
    loading: 'Kalender wird geladen',
  },
  alerts,
  audit: auditTexts,
  connection: connectionTexts,
  chart: chartTexts,
  palette: paletteTexts,
  logs: logTexts,
  drawer: { close: 'Details schließen' },
  discard: {
    title: 'Eingaben verwerfen?',
    text: 'Was Sie eingegeben haben, ist noch nicht gespeichert und geht verloren.',
    action: 'Verwerfen',
    safe: 'Weiter bearbeiten',
  },
  draft: {
    text: 'Ihre letzten Eingaben wurden noch nicht gespeichert.',
    take: 'Übernehmen',
    drop: 'Verwerfen',
  },
  unsaved: {
    changed: 'Ungespeicherte Änderungen',
    unchanged: 'Alles gespeichert',
    discard: 'Verwerfen',
    save: 'Speichern',
    saving: 'Wird gespeichert',
  },
  conflict: {
    title: 'Inzwischen geändert',
    somebody: 'Jemand anders hat',
    /** Who saved, and when. */
    who: (name: string, clock: string) => `${name} hat um ${clock}`,
    text: (who: string) =>
      `${who} gespeichert, während Sie hier gearbeitet haben. Beide Fassungen stehen nebeneinander; Ihre Eingaben sind noch da.`,
    same: (who: string) => `${who} dasselbe gespeichert, was Sie eingegeben haben.`,
    field: 'Feld',
    mine: 'Ihre Eingabe',
    theirs: 'Gespeichert',
    reload: 'Gespeicherte Fassung übernehmen',
    overwrite: 'Trotzdem speichern',
  },
  moving: { up: (of: string) => `${of} nach oben`, down: (of: string) => `${of} nach unten` },
  counted: {
    of: (length: number, recommended: number) => `${length} von ${recommended} Zeichen`,
    long: (length: number, recommended: number) => `${length} von ${recommended} Zeichen: wird gekürzt gezeigt`,
  },
  failedHere: 'Ein Fehler ist aufgetreten.',
  filter: {
    label: 'Liste filtern',
    fold: (active: number) => (active > 0 ? `Filter (${active})` : 'Filter'),
    reset: 'Filter zurücksetzen',
    remove: (name: string, value: string) => `Filter entfernen: ${name} ${value}`,
  },
  clearSearch: 'Suche leeren',
  table: {
    actions: 'Aktionen',
    more: (of: string) => `Weitere Aktionen für ${of}`,
    pages: 'Seiten der Liste',
    shown: (first: number, last: number, all: string) => `Zeige ${number(first)}-${number(last)} von ${all} Einträgen`,
    page: (page: number, pages: string) => `Seite ${number(page)} von ${pages}`,
    previous: 'Zurück',
    next: 'Weiter',
    look: tableLookTexts,
    views: viewTexts,
  },
  usage: {
    label: 'Verbrauch des Kontingents',
    of: (quota: number) => `/ ${number(quota)}`,
    percent: (percent: number) => `${number(percent)} %`,
    value: (used: number, quota: number, percent: string) => `${number(used)} von ${number(quota)}, ${percent}`,
  },
  secret: {
    length: (characters: number) => `${characters} Zeichen, ohne Leerstellen`,
    kept: (what: string) => `Ich habe den ${what} gespeichert`,
    done: 'Fertig',
    leaving: (what: string) => ({
      title: `${what} noch nicht gespeichert`,
      text: 'Er wird nie wieder angezeigt. Wenn Sie jetzt gehen, ist er verloren.',
      action: 'Trotzdem gehen',
      safe: `Zurück zum ${what}`,
    }),
  },
  password: passwordTexts,
  session: {
    unauthenticated: 'Nicht authentifiziert',
    expired: 'Sitzung abgelaufen',
    redirect: 'Sie werden zur Anmeldung weitergeleitet...',
    left: { title: 'Abgemeldet', text: 'Sie haben sich in einem anderen Fenster abgemeldet.' },
    loading: 'Anmeldung wird geprüft',
  },
  login: loginTexts,
  twoFactor: twoFactorTexts,
  account: accountTexts,
  shell: shellTexts,
  shortcuts: shortcutTexts,
  dashboard: dashboardTexts,
  statistics: statisticsTexts,
  countries: countryTexts,
  apiKeys,
  users: userTexts,
  pages: pageTexts,
  editor: editorTexts,
  database: databaseTexts,
  system: systemTexts,
  links: linkTexts,
  images: imageTexts,
  homepage: homepageTexts,
  header: headerTexts,
  footer: footerTexts,
} as const;
