/**
 * The one form of a user name or an e-mail address: how it is typed makes no difference. Made here and never by the database,
 * whose lower() depends on its locale and may leave letters such as Ä as they are.
 */
export function canonicalName(typed: string): string {
  // Composed again: lower case can decompose a character.
  return typed.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
