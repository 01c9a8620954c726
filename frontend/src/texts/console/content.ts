import { fieldLabels } from './record-labels.js';

/** Every German word of links and images, wherever they are edited. */
export const linkTexts = {
  empty: 'Kein Ziel: Besucher sehen diesen Link nicht.',
  broken: 'Diese Seite gibt es nicht, oder sie ist nicht veröffentlicht.',
  noTitle: 'Kein Text: Besucher sehen diesen Link nicht.',
  choose: (label: string) => `${label}: Seite wählen`,
  targets: 'Seiten dieser Website',
  other: 'Andere Adresse eingeben',
  /** Titles of the home page and its parts. */
  home: { '/': 'Startseite', '#validation': 'IBAN-Prüfung', '#api': 'API', '#bulk': 'Listen prüfen' },
  help: 'Wählen Sie eine Seite oder geben Sie eine Adresse ein, zum Beispiel https://bank.example',
} as const;

export const imageTexts = {
  choose: 'Bild wählen',
  change: 'Anderes Bild',
  remove: 'Entfernen',
  /** An action with the field that it belongs to. */
  of: (label: string, action: string) => `${label}: ${action}`,
  title: 'Bild wählen',
  text: 'Nur eigene Bilder werden geladen. Sie werden beim Hochladen neu gespeichert, ohne Ortsangaben und andere Metadaten.',
  list: 'Eigene Bilder',
  empty: 'Noch keine Bilder hochgeladen',
  loadFailed: 'Die Bilder konnten nicht geladen werden',
  upload: 'Bild hochladen',
  file: 'Datei',
  chooseFile: 'Datei wählen',
  otherFile: 'Andere Datei',
  types: 'JPEG, PNG, WebP, AVIF oder GIF, höchstens 5 MB',
  alt: fieldLabels.imageAlt,
  altHelp: 'Was auf dem Bild wichtig ist, für alle, die es nicht sehen',
  altMissing: 'Bitte beschreiben Sie das Bild.',
  tooLarge: 'Die Datei ist größer als 5 MB.',
  send: 'Hochladen',
  sending: 'Wird hochgeladen',
  failed: 'Das Bild konnte nicht hochgeladen werden',
  describe: 'Alternativtext ändern',
  describing: (alt: string) => `Alternativtext von „${alt}“`,
  describeHelp: 'Gilt für neue Stellen; Texte, die das Bild schon zeigen, behalten ihren',
  save: 'Speichern',
  describeFailed: 'Der Alternativtext wurde nicht gespeichert',
  erase: 'Löschen',
  erasing: (alt: string) => ({
    title: 'Bild löschen?',
    text: `„${alt}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
    action: 'Löschen',
    safe: 'Behalten',
  }),
  eraseFailed: 'Das Bild wurde nicht gelöscht',
} as const;
