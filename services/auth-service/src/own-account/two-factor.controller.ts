import { Controller } from '@nestjs/common';
import {
  type InputOf,
  setUpTwoFactor,
  type TwoFactorSetup,
  type TwoFactorVerified,
  verifyTwoFactor,
} from '@pruefer/contracts';
import { Answers, CurrentActor, Origins, type SignedInActor } from '@pruefer/platform';
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
  setUp(@CurrentActor() actor: SignedInActor): Promise<TwoFactorSetup> {
    return this.setUpTwoFactor.run(actor);
  }

  @Answers(verifyTwoFactor)
  verify(
    { body: { token } }: InputOf<typeof verifyTwoFactor>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<TwoFactorVerified> {
    return this.verifyTwoFactor.run(token, principal, visitOf(request, this.origins));
  }
}
