import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { addAudit, type Origin } from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import type { User } from '../users/user.entity.js';
import { type Attempt, LoginLimits } from './login-limits.js';

/** What stands between a stranger and a session. */
@Injectable()
export class LoginChecks {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: PasswordHashes,
    readonly secondFactor: SecondFactor,
    readonly limits: LoginLimits,
  ) {}

  /**
   * Compares the password, once, whether there is such a user or not.
   * @throws Problem `login_failed`, `too_many_attempts`, `unavailable`
   */
  async password(attempt: Attempt, user: User | undefined, password: string, origin: Origin): Promise<User> {
    await this.limits.begin(attempt);
    const isRight = await this.passwords.match(user?.passwordHash, password);
    if (!user?.isActive || !isRight) throw await this.refusal('login.failed', attempt, user, origin);
    return user;
  }

  /** Counts and records a failure. A name that belongs to nobody is not recorded: it may be a password typed into the wrong field. */
  async refusal(action: string, attempt: Attempt, user: User | undefined, origin: Origin): Promise<Problem> {
    await this.limits.failed(attempt);
    const actor = user && { userId: user.id, name: user.username };
    await addAudit(this.database.manager, 'auth', { action, actor, origin, target: user?.id });
    return new Problem('login_failed');
  }
}
