import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { AuthConfig } from './config.js';
import { OwnAccountModule } from './own-account/own-account.module.js';
import { SessionReplicator } from './sessions/session-replicator.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { AccountsModule } from './users/accounts.module.js';
import { UsersModule } from './users/users.module.js';

/** Connection of readiness; use cases have other connections. */
const CONNECTIONS = 1;

/** Users, sign-in, two-factor, sessions. */
@Module({
  imports: [
    DatabaseModule.using(AuthConfig, { max: CONNECTIONS }),
    RedisModule.using(AuthConfig),
    KafkaModule.using(AuthConfig),
    SettingsModule,
    AccountsModule.using(AuthConfig, SessionReplicator),
    UsersModule,
    SignInModule,
    OwnAccountModule,
  ],
})
export class AuthServiceModule {}
