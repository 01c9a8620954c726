import { Controller } from '@nestjs/common';
import { type AdminUser, changeUser, createUser, type InputOf, type Message, resetTwoFactor } from '@pruefer/contracts';
import { Handles, CurrentActor, type SignedInActor } from '@pruefer/platform';
import { ChangeUser } from './change-user.js';
import { CreateUser } from './create-user.js';
import { ResetTwoFactor } from './reset-two-factor.js';

/** Management of users by admins. */
@Controller()
export class UsersController {
  constructor(
    private readonly createUser: CreateUser,
    private readonly changeUser: ChangeUser,
    private readonly resetTwoFactor: ResetTwoFactor,
  ) {}

  @Handles(createUser)
  create({ body }: InputOf<typeof createUser>, @CurrentActor() actor: SignedInActor): Promise<AdminUser> {
    return this.createUser.run(body, actor);
  }

  @Handles(changeUser)
  change(
    { params: { id }, body }: InputOf<typeof changeUser>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AdminUser> {
    return this.changeUser.run(id, body, actor);
  }

  @Handles(resetTwoFactor)
  reset({ params: { id } }: InputOf<typeof resetTwoFactor>, @CurrentActor() actor: SignedInActor): Promise<Message> {
    return this.resetTwoFactor.run(id, actor);
  }
}
