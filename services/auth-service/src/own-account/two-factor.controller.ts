import { Controller, Req } from '@nestjs/common';
import {
  type InputOf,
  setUpTwoFactor,
  type TwoFactorSetup,
  type TwoFactorVerified,
  verifyTwoFactor,
} from '@pruefer/contracts';
import { Answers, CurrentPrincipal, Origins } from '@pruefer/platform';
import type { Principal } from '@pruefer/platform';
import type { FastifyRequest } from 'fastify';
import { visitOf } from '../sessions/visit.js';
import { SetUpTwoFactor } from './set-up-two-factor.js';
import { VerifyTwoFactor } from './verify-two-factor.js';

/** Setting up two-factor for oneself. */
@Controller()
export class TwoFactorController {
  constructor(
    private readonly origins: Origins,
    private readonly setUpTwoFactor: SetUpTwoFactor,
    private readonly verifyTwoFactor: VerifyTwoFactor,
  ) {}

  @Answers(setUpTwoFactor)
  setUp(@CurrentPrincipal() principal: Principal, @Req() request: FastifyRequest): Promise<TwoFactorSetup> {
    return this.setUpTwoFactor.run(principal, this.origins.of(request));
  }

  @Answers(verifyTwoFactor)
  verify(
    { body: { token } }: InputOf<typeof verifyTwoFactor>,
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<TwoFactorVerified> {
    return this.verifyTwoFactor.run(token, principal, visitOf(request, this.origins));
  }
}
