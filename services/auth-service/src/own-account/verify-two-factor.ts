import { Injectable } from '@nestjs/common';
import { Problem, type TwoFactorVerified } from '@pruefer/contracts';
import { addAudit, SecretBox, type SignedInActor } from '@pruefer/platform';
import { LoginLimits } from '../limits/login-limits.js';
import { RenewSession } from '../sessions/renew-session.js';
import { toSessionUser } from '../users/user-views.js';
import { UserRepository } from '../account/user.repository.js';
import { hashOfRecoveryCode, newRecoveryCodes } from '../two-factor/recovery-code.js';
import { stepOfCode } from '../two-factor/totp.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';

/** Activates a pending two-factor secret by its first code, ends all sessions of the user and begins a full one. */
@Injectable()
export class VerifyTwoFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly twoFactor: TwoFactorRepository,
    private readonly box: SecretBox,
    private readonly limits: LoginLimits,
    private readonly renewSession: RenewSession,
  ) {}

  /** @throws Problem `setup_required`, `totp_invalid`, `totp_replayed`, `too_many_attempts` */
  async run(code: string, actor: SignedInActor, device: string): Promise<TwoFactorVerified> {
    const user = await this.users.findActive(actor.userId);
    const pending = await this.twoFactor.pendingSecret(user.id);
    if (!pending) throw new Problem('setup_required');
    await this.limits.countCode(user);
    const step = stepOfCode(this.box.open(pending, user.id), code, Date.now());
    if (step === undefined) throw await this.refusal(actor);
    const recoveryCodes = newRecoveryCodes();
    const token = await this.renewSession.run(user, { ...actor.origin, device }, async (manager) => {
      const isFirst = await this.twoFactor.activate(manager, user, pending, step);
      if (!isFirst) throw new Problem('totp_replayed');
      await this.twoFactor.replaceRecoveryCodes(manager, user.id, recoveryCodes.map(hashOfRecoveryCode));
      await this.limits.forgetCodes(manager, user);
      await addAudit(manager, 'auth', { action: 'two-factor.enabled', actor, target: user.id });
    });
    return { token, user: { ...toSessionUser(user), twoFactorEnabled: true }, recoveryCodes };
  }

  private async refusal(actor: SignedInActor): Promise<Problem> {
    const action = 'two-factor.code-failed';
    await this.users.audit({ action, actor, target: actor.userId });
    return new Problem('totp_invalid');
  }
}
