import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { AuthController } from './auth.controller.js';
import { ChangePassword } from './change-password.js';
import { CurrentPassword } from './current-password.js';
import { LoginChecks } from './login-checks.js';
import { SignIn } from './sign-in.js';

/** Signing in and out, and the password that it takes. */
@Module({
  imports: [LimitsModule, SessionsModule, TwoFactorModule],
  controllers: [AuthController],
  providers: [LoginChecks, SignIn, CurrentPassword, ChangePassword],
  exports: [LoginChecks, CurrentPassword],
})
export class SignInModule {}
