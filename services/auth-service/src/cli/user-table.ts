import { type AdminUser, defaultTimes } from '@pruefer/contracts';
import { textTable } from '@pruefer/platform';

const headings = ['Benutzer', 'E-Mail', 'Rolle', '2FA', 'Status', 'Letzte Anmeldung'] as const;
const roleNames = { admin: 'Administrator', manager: 'Manager' } as const;

/** Users as lines of text with aligned columns. */
export function userTable(users: readonly AdminUser[]): string[] {
  return textTable(headings, users.map(formatCells));
}

function formatCells({ username, email, role, twoFactorEnabled, isActive, lastLogin }: AdminUser): string[] {
  const status = isActive ? 'Aktiv' : 'Inaktiv';
  const login = lastLogin === null ? 'Nie' : defaultTimes.atMinute(lastLogin);
  return [username, email, roleNames[role], twoFactorEnabled ? 'Ja' : 'Nein', status, login];
}
