import { Module } from '@nestjs/common';
import { RunningExports, DatabaseModule, KafkaModule, RedisModule, SecretBox, SettingsModule } from '@pruefer/platform';
import { AuthConfig } from './config.js';
import { EndSessions } from './sessions/end-sessions.js';
import { OpenSession } from './sessions/open-session.js';
import { OwnAccountController } from './sessions/own-account.controller.js';
import { RenewSession } from './sessions/renew-session.js';
import { SessionCopying } from './sessions/session-copying.js';
import { TokenMaker } from './sessions/token-maker.js';
import { AttemptRepository } from './sign-in/attempt.repository.js';
import { AuthController } from './sign-in/auth.controller.js';
import { ChangePassword } from './sign-in/change-password.js';
import { CurrentPassword } from './sign-in/current-password.js';
import { LoginChecks } from './sign-in/login-checks.js';
import { LoginLimits } from './sign-in/login-limits.js';
import { SignIn } from './sign-in/sign-in.js';
import { RenewRecoveryCodes } from './two-factor/renew-recovery-codes.js';
import { SecondFactor } from './two-factor/second-factor.js';
import { SetUpTwoFactor } from './two-factor/set-up-two-factor.js';
import { TwoFactorController } from './two-factor/two-factor.controller.js';
import { VerifyTwoFactor } from './two-factor/verify-two-factor.js';
import { AccountsModule } from './users/accounts.module.js';
import { ExportUsers } from './users/export-users.js';
import { UserListsController } from './users/user-lists.controller.js';
import { UsersController } from './users/users.controller.js';

/** Readiness alone; the use cases have connections of their own. */
const CONNECTIONS = 1;

const secretBox = {
  provide: SecretBox,
  inject: [AuthConfig],
  useFactory: ({ TWO_FACTOR_SECRET }: AuthConfig) => new SecretBox(TWO_FACTOR_SECRET, 'two-factor secrets'),
};

/** Users, sign-in, two-factor, sessions. */
@Module({
  imports: [
    DatabaseModule.using(AuthConfig, { max: CONNECTIONS }),
    RedisModule.using(AuthConfig),
    KafkaModule.using(AuthConfig),
    SettingsModule,
    AccountsModule.using(AuthConfig, SessionCopying),
  ],
  controllers: [AuthController, TwoFactorController, OwnAccountController, UserListsController, UsersController],
  providers: [
    AttemptRepository,
    LoginLimits,
    LoginChecks,
    SignIn,
    CurrentPassword,
    ChangePassword,
    TokenMaker,
    OpenSession,
    RenewSession,
    secretBox,
    SecondFactor,
    SetUpTwoFactor,
    VerifyTwoFactor,
    RenewRecoveryCodes,
    EndSessions,
    RunningExports,
    ExportUsers,
  ],
})
export class AuthServiceModule {}
