import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DatabaseModule, type DatabaseSettings } from '@pruefer/platform';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { SessionPublisher } from '../sessions/session-publisher.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { TwoFactorRepository } from '../two-factor/two-factor.repository.js';
import { ChangeUser } from './change-user.js';
import { CreateUser } from './create-user.js';
import { MakeFirstAdmin } from './make-first-admin.js';
import { ResetTwoFactor } from './reset-two-factor.js';
import { SetPassword } from './set-password.js';
import { User } from '../account/user.entity.js';
import { UserQueries } from './user.queries.js';
import { UserRepository } from '../account/user.repository.js';

const useCases = [CreateUser, ChangeUser, SetPassword, ResetTwoFactor, MakeFirstAdmin];
const stores = [UserRepository, UserQueries, SessionRepository, TwoFactorRepository, PasswordHashes];

/** The use cases around users, for the service and for the operator's programs. */
@Module({})
export class AccountsModule {
  /** @param publisher publishes ended sessions to the guards */
  static using(ConfigClass: Type<DatabaseSettings>, publisher: Type<SessionPublisher>): DynamicModule {
    return {
      module: AccountsModule,
      global: true,
      imports: DatabaseModule.entities(ConfigClass, [User]),
      providers: [...stores, ...useCases, { provide: SessionPublisher, useClass: publisher }],
      exports: [...stores, ...useCases, SessionPublisher],
    };
  }
}
