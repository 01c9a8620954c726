import { Injectable } from '@nestjs/common';
import type { AdminUser, CreateUserBody } from '@pruefer/contracts';
import { type Actor, addAudit, answerOnce } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { checkPassword } from '../passwords/check-password.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { toAdminUser } from './user-views.js';
import { UserRepository } from '../account/user.repository.js';

/** Creates a user. The first login asks to set up two-factor. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
  ) {}

  /** @throws Problem `password_weak`, `username_taken`, `email_taken` */
  async run({ username, email, password, role }: CreateUserBody, actor: Actor): Promise<AdminUser> {
    checkPassword(password, { username, email }, 'password');
    const passwordHash = await this.passwords.hash(password);
    const name = username.normalize('NFC');
    return this.database.transaction((manager) =>
      answerOnce(manager, 'auth', actor.repeatable, async () => {
        await this.users.reserveName(manager, name);
        const user = await this.users.add(manager, { username: name, email, role, passwordHash });
        const details = { username: name, email, role };
        await addAudit(manager, 'auth', { action: 'user.created', actor, target: user.id, details });
        return toAdminUser(user);
      }),
    );
  }
}
