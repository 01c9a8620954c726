import { Injectable } from '@nestjs/common';
import { Problem, type RenewedRecoveryCodes, type RenewRecoveryCodesBody } from '@pruefer/contracts';
import { addAudit, type SignedInActor } from '@pruefer/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionRepository } from '../sessions/session.repository.js';
import { CurrentPassword } from '../sign-in/current-password.js';
import { LoginChecks } from '../sign-in/login-checks.js';
import type { User } from '../account/user.entity.js';
import { hashOfRecoveryCode, newRecoveryCodes } from '../two-factor/recovery-code.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';

/** Creates ten new recovery codes after password and code were proven; earlier ones become void. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly database: DataSource,
    private readonly current: CurrentPassword,
    private readonly checks: LoginChecks,
    private readonly twoFactor: TwoFactorRepository,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws Problem `current_password_wrong`, `totp_invalid`, `too_many_attempts` */
  async run(
    { currentPassword, totpCode }: RenewRecoveryCodesBody,
    actor: SignedInActor,
  ): Promise<RenewedRecoveryCodes> {
    const user = await this.current.check(actor, currentPassword);
    await this.checks.limits.countCode(user);
    const recoveryCodes = newRecoveryCodes();
    const isDone = await this.database.transaction(async (manager) => {
      if (!(await this.checks.secondFactor.useCode(manager, user.id, { totpCode }))) return false;
      await this.replace(manager, user, recoveryCodes, actor);
      return true;
    });
    if (isDone) return { recoveryCodes };
    await addAudit(this.database.manager, 'auth', { action: 'two-factor.code-failed', actor, target: user.id });
    const { code, message } = new Problem('totp_invalid');
    throw new Problem(code, { errors: [{ field: 'totpCode', code, message }] });
  }

  /** Ends other sessions, which may have been opened with stolen codes; all services know within half a second. */
  private async replace(
    manager: EntityManager,
    user: User,
    recoveryCodes: readonly string[],
    actor: SignedInActor,
  ): Promise<void> {
    await this.twoFactor.replaceRecoveryCodes(manager, user.id, recoveryCodes.map(hashOfRecoveryCode));
    await this.checks.limits.forgetCodes(manager, user);
    await this.sessions.endAll(manager, user.id, actor.sessionId);
    await addAudit(manager, 'auth', { action: 'two-factor.codes-renewed', actor, target: user.id });
  }
}
