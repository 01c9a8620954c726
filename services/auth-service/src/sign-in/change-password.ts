import { Injectable } from '@nestjs/common';
import { type ChangePasswordBody, type Message, Problem } from '@pruefer/contracts';
import type { SignedInActor } from '@pruefer/platform';
import { SetPassword } from '../users/set-password.js';
import { CurrentPassword } from './current-password.js';

/** Users change their own password with the current one; admins also change those of others (docs/SECURITY.md B12). */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly current: CurrentPassword,
    private readonly setPassword: SetPassword,
  ) {}

  /** @throws Problem `forbidden`, `current_password_wrong`, `password_weak`, `too_many_attempts`, `user_unknown` */
  async run({ userId, currentPassword, newPassword }: ChangePasswordBody, actor: SignedInActor): Promise<Message> {
    // The database takes ids in capitals too; a session's id is as the database gives it, in lower case.
    if (userId && userId.toLowerCase() !== actor.userId) {
      if (actor.role !== 'admin') throw new Problem('forbidden');
      await this.setPassword.run(userId, newPassword, actor);
    } else {
      await this.current.check(actor, currentPassword ?? '');
      await this.setPassword.run(actor.userId, newPassword, actor, actor.sessionId);
    }
    return { message: 'Das Passwort wurde geändert.' };
  }
}
