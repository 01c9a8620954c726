import { Injectable } from '@nestjs/common';
import { type ChangePassword as Change, type Message, Problem } from '@pruefer/contracts';
import type { Origin, Principal } from '@pruefer/platform';
import { deedOf } from '../deed.js';
import { canonicalName } from '../users/canonical-name.js';
import { SetPassword } from '../users/set-password.js';
import { UserRepository } from '../users/user.repository.js';
import { LoginChecks } from './login-checks.js';

/** One's own password wants the current one; another user's wants an admin (docs/SECURITY.md B12). */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly checks: LoginChecks,
    private readonly setPassword: SetPassword,
  ) {}

  /** @throws Problem `forbidden`, `current_password_wrong`, `password_weak`, `too_many_attempts`, `user_unknown` */
  async run({ userId, currentPassword, newPassword }: Change, principal: Principal, origin: Origin): Promise<Message> {
    const deed = deedOf(principal, origin);
    // The database takes ids in capitals too; a session's id is as the database gives it, in lower case.
    if (userId && userId.toLowerCase() !== principal.userId) {
      if (principal.role !== 'admin') throw new Problem('forbidden');
      await this.setPassword.run(userId, newPassword, deed);
    } else {
      await this.checkCurrent(principal, currentPassword ?? '', origin);
      await this.setPassword.run(principal.userId, newPassword, deed, principal.sessionId);
    }
    return { message: 'Das Passwort wurde geändert.' };
  }

  /** A wrong one counts like a failed login: a stolen token is no way to try passwords. */
  private async checkCurrent(principal: Principal, currentPassword: string, origin: Origin): Promise<void> {
    const user = await this.users.findActive(principal.userId);
    const attempt = { account: canonicalName(user.username), user, address: origin.address };
    if (await this.checks.isRight(attempt, user, currentPassword)) return this.checks.limits.takeBack(attempt);
    await this.checks.limits.failed(attempt);
    await this.users.audit({ action: 'password.current-wrong', ...deedOf(principal, origin), target: user.id });
    const problem = new Problem('current_password_wrong');
    const errors = [{ field: 'currentPassword', code: problem.code, message: problem.message }];
    throw new Problem('current_password_wrong', { errors });
  }
}
