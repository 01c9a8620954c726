/** By the names that people read. */
const tagNames: ReadonlyMap<string, string> = new Map([
  ['Prüfung', 'Checks'],
  ['Dateien', 'Files'],
  ['Verbrauch', 'Usage'],
  ['Bankverzeichnis', 'Banks'],
  ['Website', 'Website'],
  ['Beschreibung', 'Description'],
  ['Anmeldung', 'SignIn'],
  ['API-Logs', 'Logs'],
  ['API-Schlüssel', 'ApiKeys'],
  ['Audit', 'Audit'],
  ['Bankdaten', 'BankData'],
  ['Benachrichtigungen', 'Alerts'],
  ['Benutzer', 'Users'],
  ['Dashboard', 'Dashboard'],
  ['Datenbank', 'Database'],
  ['Seiten', 'Pages'],
  ['Startseite, Header und Footer', 'Homepage'],
  ['System', 'System'],
]);

/** The name of a group of calls in documents for programs, where it becomes a name of packages and classes. @param tag that people read */
export function tagNameOf(tag = ''): string | undefined {
  return tagNames.get(tag);
}
