import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { addAudit, type RequestOrigin } from '@pruefer/platform';
import type { AuditAction } from '@pruefer/contracts';
import { DataSource } from 'typeorm';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import type { User } from '../account/user.entity.js';
import { type Attempt, LoginLimits } from '../limits/login-limits.js';

/** The checks of every sign-in. */
@Injectable()
export class LoginChecks {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: PasswordHashes,
    readonly secondFactor: SecondFactor,
    readonly limits: LoginLimits,
  ) {}

  /**
   * Counts the attempt and compares the password; an unknown user costs the same time.
   * @throws Problem `login_failed`, `too_many_attempts`, `unavailable`
   */
  async password(attempt: Attempt, user: User | undefined, password: string, origin: RequestOrigin): Promise<User> {
    const isCorrect = await this.isCorrect(attempt, user, password);
    if (!user?.isActive || !isCorrect) throw await this.refusal('login.failed', attempt, user, origin);
    return user;
  }

  /** Counts an attempt and compares its password. An attempt that was not compared, because too many wait, is not counted. */
  async isCorrect(attempt: Attempt, user: User | undefined, password: string): Promise<boolean> {
    await this.limits.begin(attempt);
    try {
      return await this.passwords.isMatch(user?.passwordHash, password);
    } catch (error) {
      await this.limits.release(attempt);
      throw error;
    }
  }

  /**
   * Counts a second factor before it is compared. Above the limit the password attempt is released, because the limit of codes is enough.
   * @throws Problem `too_many_attempts`
   */
  async countCode(attempt: Attempt, user: User): Promise<void> {
    try {
      await this.limits.countCode(user);
    } catch (error) {
      await this.limits.release(attempt);
      throw error;
    }
  }

  /** Counts and audits a failure. Unknown names are not audited: a user may have typed the password into that field. */
  async refusal(
    action: AuditAction,
    attempt: Attempt,
    user: User | undefined,
    origin: RequestOrigin,
  ): Promise<Problem> {
    await this.limits.noteFailure(attempt);
    const actor = user && { userId: user.id, name: user.username };
    await addAudit(this.database.manager, 'auth', { action, actor, origin, target: user?.id });
    return new Problem('login_failed');
  }
}
