import type { Endpoint, Language } from '@pruefer/contracts';

interface Tag {
  /** In documents for programs, where it becomes a name of packages and classes. */
  readonly name: string;
  readonly english: string;
}

/** Tags in the order of documents, by their German names, which the contracts use. */
const tags: ReadonlyMap<string, Tag> = new Map([
  ['Prüfung', { name: 'Checks', english: 'Checks' }],
  ['Dateien', { name: 'Files', english: 'Files' }],
  ['Bankverzeichnis', { name: 'Banks', english: 'Bank directory' }],
  ['Anmeldung', { name: 'SignIn', english: 'Sign-in' }],
  ['Benutzer', { name: 'Users', english: 'Users' }],
  ['API-Schlüssel', { name: 'ApiKeys', english: 'API keys' }],
  ['Verbrauch', { name: 'Usage', english: 'Usage' }],
  ['Benachrichtigungen', { name: 'Alerts', english: 'Alerts' }],
  ['System', { name: 'System', english: 'System' }],
  ['Dashboard', { name: 'Dashboard', english: 'Dashboard' }],
  ['API-Logs', { name: 'Logs', english: 'API logs' }],
  ['Audit', { name: 'Audit', english: 'Audit' }],
  ['Seiten', { name: 'Pages', english: 'Pages' }],
  ['Website', { name: 'Website', english: 'Website' }],
  ['Startseite, Header und Footer', { name: 'Homepage', english: 'Home page, header and footer' }],
  ['Bankdaten', { name: 'BankData', english: 'Bank data' }],
  ['Datenbank', { name: 'Database', english: 'Database' }],
  ['Beschreibung', { name: 'Description', english: 'Description' }],
] as const);

/** The name of a group of calls for programs. @param tag of its contracts */
export function findTagName(tag = ''): string | undefined {
  return tags.get(tag)?.name;
}

/** The name of a group of calls for people. @param tag of its contracts */
export function findTagTitle(tag = '', language: Language): string | undefined {
  return language === 'de' ? tag : tags.get(tag)?.english;
}

const tagOrder = [...tags.keys()];

/** Calls in the order of their tags; those of a tag that need no key come first, others keep their order. */
export function inTagOrder(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const computePlace = ({ tag = '', access }: Endpoint) => 2 * tagOrder.indexOf(tag) + Number(access !== 'public');
  return endpoints.toSorted((a, b) => computePlace(a) - computePlace(b));
}
