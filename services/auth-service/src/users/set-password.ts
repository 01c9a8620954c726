import { Injectable } from '@nestjs/common';
import { type Actor, addAudit } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { checkPassword } from '../passwords/check-password.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { SessionPublisher } from '../sessions/session-publisher.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository } from '../account/user.repository.js';

/** Sets the password of a user and ends the sessions of that user, except `stayingSessionId`. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
    private readonly sessions: SessionRepository,
    private readonly publisher: SessionPublisher,
  ) {}

  /** @throws Problem `user_unknown`, `password_weak`, `unavailable` */
  async run(id: string, password: string, actor: Actor, stayingSessionId?: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      const user = await this.users.lock(manager, id);
      checkPassword(password, user, 'newPassword');
      await this.users.change(manager, user.id, { passwordHash });
      await this.sessions.endAll(manager, user.id, stayingSessionId);
      await addAudit(manager, 'auth', { action: 'password.changed', actor, target: user.id });
    });
    await this.publisher.push();
  }
}
