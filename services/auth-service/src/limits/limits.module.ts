import { Module } from '@nestjs/common';
import { AttemptRepository } from './attempt.repository.js';
import { LoginLimits } from './login-limits.js';

/** How often a caller may try to sign in. */
@Module({ providers: [AttemptRepository, LoginLimits], exports: [LoginLimits] })
export class LimitsModule {}
