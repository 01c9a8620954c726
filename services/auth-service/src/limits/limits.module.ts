import { Module } from '@nestjs/common';
import { AttemptRepository } from './attempt.repository.js';
import { LoginLimits } from './login-limits.js';

/** Limits of failed sign-ins. */
@Module({ providers: [AttemptRepository, LoginLimits], exports: [LoginLimits] })
export class LimitsModule {}
