import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CreateUserBody } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { checkPassword } from '../passwords/check-password.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { UserRepository } from '../account/user.repository.js';

const RANDOM_BYTES = 18;

/** 24 characters from 144 random bits, to be shown once. */
export function newPassword(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

/** Creates the first admin of a system without users (docs/SECURITY.md B1). */
@Injectable()
export class MakeFirstAdmin {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly passwords: PasswordHashes,
  ) {}

  /** Whether there are no users yet. */
  async isNeeded(): Promise<boolean> {
    return (await this.users.count(this.database.manager)) === 0;
  }

  /**
   * @returns false when users exist already
   * @throws Problem `password_weak` for a forbidden password
   */
  async run({ username, email, password, role }: CreateUserBody, actor: Actor): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await this.users.lockAdmins(manager);
      if ((await this.users.count(manager)) > 0) return false;
      checkPassword(password, { username, email }, 'password');
      const passwordHash = await this.passwords.hash(password);
      const user = await this.users.add(manager, { username, email, role, passwordHash });
      await addAudit(manager, 'auth', { action: 'user.created', actor, target: user.id });
      return true;
    });
  }
}
