import { Injectable } from '@nestjs/common';
import { SecretBox } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { hashOfRecoveryCode } from './recovery-code.js';
import { stepOfCode } from './totp.js';
import { TwoFactorRepository } from './two-factor.repository.js';

/** The codes of a user's app and the recovery codes: each works once. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly twoFactor: TwoFactorRepository,
    private readonly box: SecretBox,
  ) {}

  /** @returns whether the code was right; it is then used once the transaction commits */
  async useCode(
    manager: EntityManager,
    userId: string,
    { totpCode, recoveryCode }: { readonly totpCode?: string; readonly recoveryCode?: string },
  ): Promise<boolean> {
    if (recoveryCode) return this.twoFactor.useRecoveryCode(manager, userId, hashOfRecoveryCode(recoveryCode));
    const secret = await this.twoFactor.activeSecret(manager, userId);
    if (!secret || !totpCode) return false;
    const step = stepOfCode(this.box.open(secret, userId), totpCode, Date.now());
    return step !== undefined && this.twoFactor.useStep(manager, userId, step);
  }
}
