import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { OwnAccountController } from './own-account.controller.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.js';
import { SetUpTwoFactor } from './set-up-two-factor.js';
import { TwoFactorController } from './two-factor.controller.js';
import { VerifyTwoFactor } from './verify-two-factor.js';

/** Management of a user's own second factor and sessions. */
@Module({
  imports: [SessionsModule, SignInModule],
  controllers: [TwoFactorController, OwnAccountController],
  providers: [SetUpTwoFactor, VerifyTwoFactor, RenewRecoveryCodes],
})
export class OwnAccountModule {}
