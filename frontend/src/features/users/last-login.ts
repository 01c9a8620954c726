import { tc } from '../../texts/de-console.js';

const format = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** When somebody signed in last: German date and time, or that it never happened. */
export function lastLoginText(lastLogin: string | null): string {
  return lastLogin === null ? tc.users.never : format.format(new Date(lastLogin));
}
