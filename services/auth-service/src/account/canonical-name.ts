/**
 * The canonical form of a user name or an e-mail address, equal for every spelling. The database must not compute it: its lower()
 * depends on the locale and may not change letters such as Ä.
 */
export function canonicalName(typedName: string): string {
  // Composed again: lower case can decompose a character.
  return typedName.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
