import { Injectable } from '@nestjs/common';
import { type ChangePassword as Change, type Message, Problem } from '@pruefer/contracts';
import { actorOf, type Origin, type Principal } from '@pruefer/platform';
import { SetPassword } from '../users/set-password.js';
import { CurrentPassword } from './current-password.js';

/** One's own password wants the current one; another user's wants an admin (docs/SECURITY.md B12). */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly current: CurrentPassword,
    private readonly setPassword: SetPassword,
  ) {}

  /** @throws Problem `forbidden`, `current_password_wrong`, `password_weak`, `too_many_attempts`, `user_unknown` */
  async run({ userId, currentPassword, newPassword }: Change, principal: Principal, origin: Origin): Promise<Message> {
    const actor = actorOf(principal, origin);
    // The database takes ids in capitals too; a session's id is as the database gives it, in lower case.
    if (userId && userId.toLowerCase() !== principal.userId) {
      if (principal.role !== 'admin') throw new Problem('forbidden');
      await this.setPassword.run(userId, newPassword, actor);
    } else {
      await this.current.check(principal, currentPassword ?? '', origin);
      await this.setPassword.run(principal.userId, newPassword, actor, principal.sessionId);
    }
    return { message: 'Das Passwort wurde geändert.' };
  }
}
