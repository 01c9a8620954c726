import type { Language } from '@pruefer/contracts';

interface Tag {
  /** In documents for programs, where it becomes a name of packages and classes. */
  readonly name: string;
  readonly english: string;
}

/** Tags by their German names, which the contracts use. */
const tags: ReadonlyMap<string, Tag> = new Map([
  ['Prüfung', { name: 'Checks', english: 'Checks' }],
  ['Dateien', { name: 'Files', english: 'Files' }],
  ['Verbrauch', { name: 'Usage', english: 'Usage' }],
  ['Bankverzeichnis', { name: 'Banks', english: 'Bank directory' }],
  ['Website', { name: 'Website', english: 'Website' }],
  ['Beschreibung', { name: 'Description', english: 'Description' }],
  ['Anmeldung', { name: 'SignIn', english: 'Sign-in' }],
  ['API-Logs', { name: 'Logs', english: 'API logs' }],
  ['API-Schlüssel', { name: 'ApiKeys', english: 'API keys' }],
  ['Audit', { name: 'Audit', english: 'Audit' }],
  ['Bankdaten', { name: 'BankData', english: 'Bank data' }],
  ['Benachrichtigungen', { name: 'Alerts', english: 'Alerts' }],
  ['Benutzer', { name: 'Users', english: 'Users' }],
  ['Dashboard', { name: 'Dashboard', english: 'Dashboard' }],
  ['Datenbank', { name: 'Database', english: 'Database' }],
  ['Seiten', { name: 'Pages', english: 'Pages' }],
  ['Startseite, Header und Footer', { name: 'Homepage', english: 'Home page, header and footer' }],
  ['System', { name: 'System', english: 'System' }],
] as const);

/** The name of a group of calls for programs. @param tag of its contracts */
export function tagNameOf(tag = ''): string | undefined {
  return tags.get(tag)?.name;
}

/** The name of a group of calls for people. @param tag of its contracts */
export function tagTitleOf(tag = '', language: Language): string | undefined {
  return language === 'de' ? tag : tags.get(tag)?.english;
}
