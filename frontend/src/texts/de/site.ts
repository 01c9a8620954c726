import { duration } from '../format/duration.js';

/** The public site's texts in German: the agreed wording, to the letter. */
export const site = {
  product: 'IBAN-Prüfer',
  site: {
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    home: 'Startseite',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    toDark: 'Dunkles Erscheinungsbild einschalten',
    toLight: 'Helles Erscheinungsbild einschalten',
    otherLanguage: 'English',
    otherLanguageCode: 'en',
  },
  crash: {
    title: 'Diese Ansicht ist fehlgeschlagen',
    text: 'Ein unerwarteter Fehler ist aufgetreten.',
    retry: 'Erneut versuchen',
  },
  check: {
    heading: 'IBAN prüfen',
    terms: 'Kostenlos und ohne Anmeldung',
    placeholder: 'IBAN eingeben',
    submit: 'Prüfen',
    pending: 'Wird geprüft',
    idleTitle: 'Aufbau einer deutschen IBAN',
    idleText: '22 Stellen. Jede Gruppe wird einzeln geprüft. Leerzeichen und Kleinbuchstaben stören nicht.',
  },
  offered: {
    heading: (count: number) => `Im Text stehen ${count} IBANs. Welche möchten Sie prüfen?`,
    choose: (iban: string) => `${iban} in das Feld übernehmen`,
  },
  anatomy: {
    label: (iban: string, parts: string) => `${iban}. ${parts}`,
    part: (name: string, text: string) => `${name} ${text}`,
    letter: (position: number, character: string) => `Stelle ${position}: Buchstabe ${character}`,
    digit: (position: number, character: string) => `Stelle ${position}: Ziffer ${character}`,
    sign: (position: number, character: string) => `Stelle ${position}: Zeichen ${character}`,
    country: 'Land',
    rest: 'Rest',
  },
  facts: { unknown: 'nicht bekannt' },
  copy: {
    action: (what: string) => `${what} kopieren`,
    done: 'Kopiert',
    failed: 'Kopieren nicht möglich',
  },
  refusal: {
    title: 'Validierungsfehler',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    requestId: 'Vorgangsnummer',
    retry: 'Erneut versuchen',
    wait: (seconds: number) => `Nächste Prüfung möglich in ${duration(seconds)}.`,
    waited: 'Sie können jetzt wieder prüfen.',
    apiKeys: 'Für viele Prüfungen hintereinander gibt es API-Schlüssel mit eigenem Kontingent.',
  },
  connection: {
    offline: 'Sie sind offline: keine Verbindung zum Internet.',
    unreachable: 'Keine Verbindung zum Server.',
    late: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    back: 'Die Verbindung ist wieder da. Sie können jetzt erneut prüfen.',
  },
  toast: {
    region: 'Benachrichtigungen (F8)',
    close: 'Benachrichtigung schließen',
    undo: 'Rückgängig',
    ibanRequired: { title: 'IBAN erforderlich', text: 'Bitte geben Sie eine IBAN ein.' },
    ibanValid: { title: 'IBAN gültig', text: 'Die IBAN wurde erfolgreich validiert.' },
  },
} as const;
