/** Two letters for a user name: "m.hoffmann" is MH, "admin" AD. */
export function initials(username: string): string {
  const [first = '', second] = username.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toLocaleUpperCase('de-DE');
}
