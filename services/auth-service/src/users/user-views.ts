import type { AdminUser, SessionUser } from '@pruefer/contracts';
import type { User } from '../account/user.entity.js';

/** A user as the list shows it: built field by field, so that nothing else can slip out. */
export function toAdminUser(user: User): AdminUser {
  const { id, username, email, role, isActive, twoFactorEnabled, version } = user;
  const lastLogin = user.lastLogin?.toISOString() ?? null;
  return { id, username, email, role, isActive, twoFactorEnabled, lastLogin, version };
}

/** The signed-in user for the console. */
export function toSessionUser({ username, role, twoFactorEnabled }: User): SessionUser {
  return { username, role, twoFactorEnabled };
}
