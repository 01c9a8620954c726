import type { AdminUser, SessionUser } from '@pruefer/contracts';
import type { User } from '../account/user.entity.js';

/** A user as the list shows it: built field by field, so that nothing else can slip out. */
export function adminUserOf({
  id,
  username,
  email,
  role,
  isActive,
  twoFactorEnabled,
  lastLogin,
  version,
}: User): AdminUser {
  return {
    id,
    username,
    email,
    role,
    isActive,
    twoFactorEnabled,
    lastLogin: lastLogin?.toISOString() ?? null,
    version,
  };
}

/** The signed-in user for the console. */
export function sessionUserOf({ username, role, twoFactorEnabled }: User): SessionUser {
  return { username, role, twoFactorEnabled };
}
