import { Module } from '@nestjs/common';
import { SecretBox } from '@pruefer/platform';
import { AuthConfig } from '../config.js';
import { SecondFactor } from './second-factor.js';

const secretBox = {
  provide: SecretBox,
  inject: [AuthConfig],
  useFactory: ({ TWO_FACTOR_SECRET }: AuthConfig) => new SecretBox(TWO_FACTOR_SECRET, 'two-factor'),
};

/** Codes of an authenticator and recovery codes. */
@Module({ providers: [secretBox, SecondFactor], exports: [secretBox, SecondFactor] })
export class TwoFactorModule {}
