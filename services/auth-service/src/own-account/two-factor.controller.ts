import { Controller, Headers } from '@nestjs/common';
import {
  type InputOf,
  setUpTwoFactor,
  type TwoFactorSetup,
  type TwoFactorVerified,
  verifyTwoFactor,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { describeDevice } from '../sessions/describe-device.js';
import { SetUpTwoFactor } from './set-up-two-factor.js';
import { VerifyTwoFactor } from './verify-two-factor.js';

/** Setting up two-factor for oneself. */
@Controller()
export class TwoFactorController {
  constructor(
    private readonly setUpTwoFactor: SetUpTwoFactor,
    private readonly verifyTwoFactor: VerifyTwoFactor,
  ) {}

  @Handles(setUpTwoFactor)
  setUp(@CurrentActor() actor: SignedInActor): Promise<TwoFactorSetup> {
    return this.setUpTwoFactor.run(actor);
  }

  @Handles(verifyTwoFactor)
  verify(
    { body: { token } }: InputOf<typeof verifyTwoFactor>,
    @CurrentActor() actor: SignedInActor,
    @Headers('user-agent') agent: string | undefined,
  ): Promise<TwoFactorVerified> {
    return this.verifyTwoFactor.run(token, actor, describeDevice(agent));
  }
}
