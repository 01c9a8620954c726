import type { Language } from '@pruefer/contracts';

interface RangeWords {
  readonly to: string;
  readonly from: string;
  readonly upTo: string;
}

const germanRange: RangeWords = { to: 'bis', from: 'ab', upTo: 'höchstens' };
const englishRange: RangeWords = { to: 'to', from: 'from', upTo: 'at most' };

const de = {
  title: 'Dokumentation der API',
  lead: 'IBANs prüfen und berechnen, Banken nachschlagen: Anleitungen und alle Aufrufe.',
  navigation: 'Seiten',
  toNavigation: 'Alle Seiten',
  onThisPage: 'Auf dieser Seite',
  search: 'Dokumentation durchsuchen',
  noResults: 'Nichts gefunden.',
  results: 'Treffer',
  markdown: 'Als Markdown',
  openApi: 'OpenAPI 3.1',
  languages: 'Sprache',
  otherLanguage: 'English',
  previous: 'Zurück',
  next: 'Weiter',
  samples: 'Beispiel in mehreren Sprachen',
  start: 'Erste Schritte',
  guides: 'Anleitungen',
  access: 'Zugang',
  price: 'Preis',
  limits: 'Grenzen',
  sample: 'Beispiel',
  parameters: 'Parameter',
  body: 'Inhalt der Anfrage',
  answer: 'Antwort',
  headers: 'Header der Antwort',
  errors: 'Fehler',
  repeat: 'Wiederholen?',
  cause: 'Ursache',
  remedy: 'Was zu tun ist',
  calls: 'Aufrufe, die so enden können',
  allCodes: 'Alle Codes',
  name: 'Name',
  field: 'Feld',
  type: 'Typ',
  required: 'Pflicht',
  meaning: 'Bedeutung',
  status: 'Status',
  code: 'Code',
  yes: 'ja',
  no: 'nein',
  places: { path: 'Pfad', query: 'Adresse', header: 'Header' },
  types: { string: 'Text', integer: 'ganze Zahl', number: 'Zahl', boolean: 'ja oder nein', object: 'Objekt' },
  anything: 'beliebig',
  file: 'Datei',
  listOf: (item: string) => `Liste: ${item}`,
  or: ' oder ',
  orNull: ' oder null',
  optional: 'kann fehlen',
  sameAs: (name: string) => `Felder wie in \`${name}\`.`,
  characters: (least: number | undefined, most: number | undefined) => range(least, most, germanRange, 'Zeichen'),
  entries: (least: number | undefined, most: number | undefined) => range(least, most, germanRange, 'Einträge'),
  values: (least: number | undefined, most: number | undefined) => range(least, most, germanRange),
  tryTitle: 'Ausprobieren',
  tryKey: 'API-Schlüssel (bleibt in diesem Fenster)',
  tryBody: 'Inhalt',
  trySend: 'Senden',
  trySending: 'Wird gesendet …',
  tryFailed: 'Keine Antwort: Die Verbindung ist abgebrochen.',
  tryCharged: 'Mit einem Schlüssel wird der Aufruf berechnet, mit einem Testschlüssel nicht.',
};

export type Words = typeof de;

const en: Words = {
  title: 'API documentation',
  lead: 'Check and calculate IBANs, look up banks: guides and every call.',
  navigation: 'Pages',
  toNavigation: 'All pages',
  onThisPage: 'On this page',
  search: 'Search the documentation',
  noResults: 'Nothing found.',
  results: 'Results',
  markdown: 'As Markdown',
  openApi: 'OpenAPI 3.1',
  languages: 'Language',
  otherLanguage: 'Deutsch',
  previous: 'Previous',
  next: 'Next',
  samples: 'Sample in several languages',
  start: 'Getting started',
  guides: 'Guides',
  access: 'Access',
  price: 'Price',
  limits: 'Limits',
  sample: 'Sample',
  parameters: 'Parameters',
  body: 'Request body',
  answer: 'Response',
  headers: 'Response headers',
  errors: 'Errors',
  repeat: 'Repeat?',
  cause: 'Cause',
  remedy: 'What to do',
  calls: 'Calls that can end in it',
  allCodes: 'All codes',
  name: 'Name',
  field: 'Field',
  type: 'Type',
  required: 'Required',
  meaning: 'Meaning',
  status: 'Status',
  code: 'Code',
  yes: 'yes',
  no: 'no',
  places: { path: 'path', query: 'query', header: 'header' },
  types: { string: 'string', integer: 'integer', number: 'number', boolean: 'boolean', object: 'object' },
  anything: 'any',
  file: 'file',
  listOf: (item: string) => `list of ${item}`,
  or: ' or ',
  orNull: ' or null',
  optional: 'optional',
  sameAs: (name: string) => `Fields as in \`${name}\`.`,
  characters: (least, most) => range(least, most, englishRange, 'characters'),
  entries: (least, most) => range(least, most, englishRange, 'entries'),
  values: (least, most) => range(least, most, englishRange),
  tryTitle: 'Try it',
  tryKey: 'API key (stays in this window)',
  tryBody: 'Body',
  trySend: 'Send',
  trySending: 'Sending …',
  tryFailed: 'No response: the connection was lost.',
  tryCharged: 'With a key the call is charged, with a test key it is not.',
};

/** Texts of the pages that are not part of a guide or of the OpenAPI document. */
export const words: Readonly<Record<Language, Words>> = { de, en };

/** Writes the bounds of a number. @returns '' without any */
function range(least: number | undefined, most: number | undefined, { to, from, upTo }: RangeWords, unit = ''): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `${upTo} ${most} ${unit}`.trim();
  if (most === undefined) return `${from} ${least} ${unit}`.trim();
  return `${least === most ? least : `${least} ${to} ${most}`} ${unit}`.trim();
}
