import { Module } from '@nestjs/common';
import { SecretBox } from '@pruefer/platform';
import { AuthConfig } from '../config.js';
import { AttemptRepository } from '../limits/attempt.repository.js';
import { LoginLimits } from '../limits/login-limits.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SecondFactor } from '../two-factor/second-factor.js';
import { AuthController } from './auth.controller.js';
import { ChangePassword } from './change-password.js';
import { CurrentPassword } from './current-password.js';
import { LoginChecks } from './login-checks.js';
import { SignIn } from './sign-in.js';

const secretBox = {
  provide: SecretBox,
  inject: [AuthConfig],
  useFactory: ({ TWO_FACTOR_SECRET }: AuthConfig) => new SecretBox(TWO_FACTOR_SECRET, 'two-factor'),
};

/** Signing in and out, with its limits, the second factor, and the password that it takes. */
@Module({
  imports: [SessionsModule],
  controllers: [AuthController],
  providers: [
    secretBox,
    SecondFactor,
    AttemptRepository,
    LoginLimits,
    LoginChecks,
    SignIn,
    CurrentPassword,
    ChangePassword,
  ],
  exports: [secretBox, LoginLimits, LoginChecks, CurrentPassword],
})
export class SignInModule {}
