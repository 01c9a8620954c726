import { Module } from '@nestjs/common';

/** Users, sign-in, sessions. Its first endpoints come with the accounts. */
@Module({})
export class AuthServiceModule {}
