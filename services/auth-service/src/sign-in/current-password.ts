import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import type { SignedInActor } from '@pruefer/platform';
import { canonicalName } from '../account/canonical-name.js';
import type { User } from '../account/user.entity.js';
import { UserRepository } from '../account/user.repository.js';
import { LoginChecks } from './login-checks.js';

/** Requires the user's password again, so that a stolen token alone is not enough (docs/SECURITY.md B12). */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly checks: LoginChecks,
  ) {}

  /**
   * A wrong password counts as a failed login, so that a stolen token cannot be used to guess it.
   * @throws Problem `current_password_wrong`, `too_many_attempts`, `unauthorized`
   */
  async check(actor: SignedInActor, currentPassword: string): Promise<User> {
    const user = await this.users.findActive(actor.userId);
    const attempt = { account: canonicalName(user.username), user, address: actor.origin.address };
    if (await this.checks.isCorrect(attempt, user, currentPassword)) {
      await this.checks.limits.release(attempt);
      return user;
    }
    await this.checks.limits.noteFailure(attempt);
    await this.users.audit({ action: 'password.current-wrong', actor, target: user.id });
    const problem = new Problem('current_password_wrong');
    const errors = [{ field: 'currentPassword', code: problem.code, message: problem.message }];
    throw new Problem('current_password_wrong', { errors });
  }
}
