import { Injectable } from '@nestjs/common';
import type { LoginAnswer, LoginBody } from '@pruefer/contracts';
import { addAudit } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { OpenSession } from '../sessions/open-session.js';
import { SessionPublisher } from '../sessions/session-publisher.js';
import type { Visit } from '../sessions/visit.js';
import { canonicalName } from '../account/canonical-name.js';
import type { User } from '../account/user.entity.js';
import { toSessionUser } from '../users/user-views.js';
import { UserRepository } from '../account/user.repository.js';
import { LoginChecks } from './login-checks.js';
import type { Attempt } from '../limits/login-limits.js';

interface Entry {
  readonly user: User;
  readonly login: LoginBody;
  readonly attempt: Attempt;
  readonly visit: Visit;
}

/** Thrown to roll the transaction back. */
class NotLetIn extends Error {}

/** Signs a user in by name, password and, where it is set up, a second factor, all in one request. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: DataSource,
    private readonly users: UserRepository,
    private readonly checks: LoginChecks,
    private readonly openSession: OpenSession,
    private readonly publisher: SessionPublisher,
  ) {}

  /**
   * Every failure looks the same and costs the same: one comparison of the password, known user or not.
   * @throws Problem `login_failed`, `too_many_attempts`, `unavailable`
   */
  async run(login: LoginBody, visit: Visit): Promise<LoginAnswer> {
    const account = canonicalName(login.username);
    const candidate = await this.users.findByName(account);
    const attempt: Attempt = { account, user: candidate, address: visit.address };
    const user = await this.checks.password(attempt, candidate, login.password, visit);
    if (user.twoFactorEnabled && !login.totpCode && !login.recoveryCode) {
      await this.checks.limits.release(attempt);
      return { token: null, user: null, requiresTwoFactor: true };
    }
    if (user.twoFactorEnabled) await this.checks.countCode(attempt, user);
    const token = await this.tryToEnter({ user, login, attempt, visit });
    if (token === undefined) throw await this.checks.refusal('login.code-failed', attempt, user, visit);
    await this.publisher.push();
    return { token, user: toSessionUser(user), requiresTwoFactor: false };
  }

  /** @returns the token; undefined when the second factor is wrong or the user was changed meanwhile: then nothing is stored, no code is used */
  private async tryToEnter(entry: Entry): Promise<string | undefined> {
    try {
      return await this.database.transaction((manager) => this.enter(manager, entry));
    } catch (error) {
      if (error instanceof NotLetIn) return undefined;
      throw error;
    }
  }

  private async enter(manager: EntityManager, { user, login, attempt, visit }: Entry): Promise<string> {
    if (user.twoFactorEnabled && !(await this.checks.secondFactor.useCode(manager, user.id, login)))
      throw new NotLetIn();
    if (!(await this.users.noteLogin(manager, user))) throw new NotLetIn();
    await this.checks.limits.forgetCodes(manager, user);
    await this.checks.limits.completeLogin(manager, { ...attempt, user });
    const actor = { userId: user.id, name: user.username };
    await addAudit(manager, 'auth', { action: 'login.ok', actor, origin: visit, target: user.id });
    return this.openSession.run(manager, user, user.twoFactorEnabled ? 'full' : '2fa-setup', visit);
  }
}
